/** Marks the element that carries the theme: what opens over the page goes in it, to be painted right. */
export const themeRootMark = { "data-theme-root": "" };

export function themeRoot(): HTMLElement {
  return document.querySelector<HTMLElement>("[data-theme-root]") ?? document.body;
}
