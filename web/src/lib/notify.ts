// The browser calls when it is somebody's turn and the page is not looked at.

import { settings } from "./settings.svelte";

export const canNotify = (): boolean => "Notification" in window && isSecureContext;

/** Asks the person once; false where the browser or the person does not want it. */
export async function allowNotices(): Promise<boolean> {
  return canNotify() && (Notification.permission === "granted" || (await Notification.requestPermission()) === "granted");
}

export function notify(title: string, text: string): void {
  if (!settings.notify || !document.hidden || !canNotify() || Notification.permission !== "granted") return;
  const notice = new Notification(title, { body: text, tag: "landsraad-turn" });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
