// Titles of cards are squeezed until no word is cut: narrower letters, never smaller ones.

const NARROWEST = 0.68;

/** A Svelte action for an element with a `.c-name .fit` inside; the parameter says when to do it again. */
export function squeeze(card: HTMLElement, _face: string): { update(face: string): void; destroy(): void } {
  const run = (): void => {
    const title = card.querySelector<HTMLElement>(".c-name .fit");
    const box = title?.parentElement;
    if (!title || !box) return;
    title.removeAttribute("style");
    const style = getComputedStyle(box);
    const width = box.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    const highest = 2 * parseFloat(style.lineHeight) + 2;
    for (let scale = 1; scale >= NARROWEST; scale -= 0.02) {
      title.style.width = `${width / scale}px`;
      title.style.transform = `scaleX(${scale})`;
      title.style.transformOrigin = "0 0";
      if (title.scrollWidth <= width / scale + 0.5 && title.offsetHeight <= highest) return;
    }
  };
  const later = (): void => void document.fonts.ready.then(run);
  const sizes = new ResizeObserver(later);
  sizes.observe(card);
  return { update: later, destroy: () => sizes.disconnect() };
}
