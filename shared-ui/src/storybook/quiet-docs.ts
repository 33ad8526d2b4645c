/**
 * A page of documentation shows many stories at once, each with its own script: one that took the focus would scroll the
 * page to itself and away from the others. There, a story takes the focus only after its reader has touched it.
 */
export function keepDocsQuiet() {
  const isFramedInDocs = window.frameElement?.id.startsWith("iframe--") === true;
  const isDocs = () => isFramedInDocs || new URLSearchParams(location.search).get("viewMode") === "docs";
  let touched = "";
  const touch = ({ isTrusted }: Event) => {
    if (isTrusted) touched = location.search;
  };
  for (const event of ["pointerdown", "keydown"]) addEventListener(event, touch, true);

  const known = Object.getOwnPropertyDescriptor(HTMLElement.prototype, "focus");
  const focus = known?.value as HTMLElement["focus"] | undefined;
  if (!focus) return;
  HTMLElement.prototype.focus = function quietFocus(this: HTMLElement, options?: FocusOptions) {
    if (!isDocs() || touched === location.search) focus.call(this, options);
  };
}
