import { cloneElement, type ReactElement } from "react";

/** Props of an element that shows `text` when pointed at. They don't give it an accessible name. */
export function tip(text: string | undefined): { "data-tip"?: string } {
  return text ? { "data-tip": text } : {};
}

/** The text of a tooltip, and its element. */
type TooltipProps = {
  content: string;
  /** One element that passes its `data-*` and `aria-*` props on. */
  children: ReactElement<Record<string, unknown>>;
  /** `label`: the tooltip is also the element's accessible name. @default "description" */
  relationship?: "label" | "description";
};

/** Explains one element when it is pointed at or focused. */
export function Tooltip({ content, children, relationship = "description" }: TooltipProps) {
  return cloneElement(children, {
    ...tip(content),
    ...(relationship === "label" && { "aria-label": content }),
  });
}
