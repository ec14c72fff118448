import { afterEach, describe, expect, it, vi } from "vitest";

import { standInBrowser } from "./stubs";

class Notice {
  static permission = "granted";
  static made: Notice[] = [];
  static requestPermission = async (): Promise<string> => Notice.permission;
  onclick: (() => void) | null = null;
  closed = false;
  constructor(
    readonly title: string,
    readonly options: { body: string },
  ) {
    Notice.made.push(this);
  }
  close(): void {
    this.closed = true;
  }
}

async function called(settings: object, hidden: boolean, permission = "granted"): Promise<Notice[]> {
  Notice.permission = permission;
  Notice.made = [];
  standInBrowser(settings, { document: { hidden }, window: { Notification: Notice, focus: vi.fn() }, Notification: Notice, isSecureContext: true });
  const { notify } = await import("./notify");
  notify("Your turn", "Which die do you use?");
  return Notice.made;
}

describe("the browser calls", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("when the page is not looked at and the person wished it", async () => {
    const [notice] = await called({ notify: true }, true);
    expect(notice?.title).toBe("Your turn");
    expect(notice?.options.body).toBe("Which die do you use?");
    notice?.onclick?.();
    expect(notice?.closed).toBe(true);
  });

  it("not while one looks at the page, nor without wish or permission", async () => {
    expect(await called({ notify: true }, false)).toEqual([]);
    expect(await called({ notify: false }, true)).toEqual([]);
    expect(await called({ notify: true }, true, "denied")).toEqual([]);
  });

  it("asks for permission once", async () => {
    await called({ notify: true }, true, "denied");
    const { allowNotices } = await import("./notify");
    expect(await allowNotices()).toBe(false);
    Notice.permission = "granted";
    expect(await allowNotices()).toBe(true);
  });
});
