import type { Locator } from "@playwright/test";

/**
 * Lines of these texts that are not readable whole: outside their box, covered, or overlapping the next text.
 */
export function cutLines(texts: Locator): Promise<string[]> {
  return texts.evaluateAll((elements) => {
    const linesOf = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return [...range.getClientRects()];
    };
    const isSeen = (element: Element, x: number, y: number) => {
      const topmost = document.elementFromPoint(x, y);
      return topmost !== null && element.contains(topmost);
    };
    const isWhole = (element: Element, { left, right, top, bottom }: DOMRect) =>
      isSeen(element, left + 1, top + 1) && isSeen(element, right - 1, bottom - 1);
    const crosses = (one: DOMRect, other: DOMRect) =>
      one.left < other.right &&
      other.left < one.right &&
      one.top < other.bottom - 1 &&
      other.top < one.bottom - 1;

    return elements.flatMap((element) => {
      const own = element.closest(".fui-Field") ?? element;
      const around = element.closest("form, [role=dialog]") ?? document;
      const neighbours = [...around.querySelectorAll("label, input, textarea, button, p")].filter(
        (other) => !own.contains(other) && !other.contains(element),
      );
      const lines = linesOf(element);
      const cut = lines.filter((line) => !isWhole(element, line)).map(() => `cut: ${element.textContent}`);
      const crossed = neighbours
        .filter((other) => lines.some((line) => crosses(line, other.getBoundingClientRect())))
        .map((other) => `${element.textContent} over ${other.outerHTML.slice(0, 100)}`);
      return [...cut, ...crossed];
    });
  });
}
