import { CONTENT_ID } from "../layout/measures";

/**
 * A page on paper is the thing itself: without the frame, and without everything that is there to be pressed. Rules of
 * a style sheet, for they concern parts of all apps; `!important` outweighs the classes of each.
 */
const RULES = `@media print {
  @page { margin: 12mm; }
  :has(> #${CONTENT_ID}) > :not(#${CONTENT_ID}), [data-portal-node]:not(:has([aria-modal="true"])),
  #${CONTENT_ID} :is([role="search"], nav, .fui-Button:not([aria-pressed="true"], [aria-checked="true"], [role="tab"]), .fui-Input__contentAfter, .fui-Select__icon, .fui-Combobox__expandIcon) {
    display: none !important;
  }
  html, body, #${CONTENT_ID} { background: none !important; }
  #${CONTENT_ID} { padding: 0 !important; min-height: 0 !important; }
  #${CONTENT_ID} * { print-color-adjust: exact; box-shadow: none !important; max-height: none !important; }
  #${CONTENT_ID} table { table-layout: auto !important; }
  #${CONTENT_ID} :is(td, th) { white-space: normal !important; overflow: visible !important; height: auto !important; }
  #${CONTENT_ID} :is(.fui-Input, .fui-Select__select, .fui-Combobox) { border-color: transparent !important; }
  #${CONTENT_ID} ::placeholder { color: transparent !important; }
  #${CONTENT_ID} :is(tr, li, figure, img) { break-inside: avoid; }
  #${CONTENT_ID} :is(h1, h2, h3) { break-after: avoid; }
}`;

/** From now on, printing shows the page alone. */
export function preparePaper(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(RULES);
  document.adoptedStyleSheets.push(sheet);
}
