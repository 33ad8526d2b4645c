import type { Page } from "@playwright/test";

/** Widths in pixels of the phones, tablets and laptops to support. */
export const phoneWidths = [360, 390, 760] as const;
export const laptopWidths = [761, 800, 900, 1000, 1024, 1280, 1440] as const;

/** Elements that stick out of the window at the right and make the page scroll sideways. */
export function sidewaysScroll(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const isOut = (element: Element) => element.getBoundingClientRect().right > clientWidth + 1;
    const culprits = [...document.querySelectorAll("main *, header *")].filter(
      (element) => isOut(element) && ![...element.children].some(isOut),
    );
    return [
      `${scrollWidth} px wide in a window of ${clientWidth} px`,
      ...culprits.slice(0, 5).map(({ outerHTML }) => outerHTML.slice(0, 160)),
    ];
  });
}

/** Targets less than 44 px high or wide. Links within a sentence are as high as its lines, and exempt. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const TARGET = 44;
    const pressed = "a[href], button, input, select, textarea, [role=button], [role=switch]";
    const field = ".fui-Input, .fui-Combobox, .fui-Textarea, .fui-Switch, .fui-Checkbox, .fui-Radio, label";
    return [...document.querySelectorAll<HTMLElement>(pressed)]
      .filter((element) => element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }))
      .filter((element) => !element.matches(":disabled, [type=file]"))
      .filter((element) => !(element.matches("a") && getComputedStyle(element).display === "inline"))
      .flatMap((element) => {
        const target = element.matches("input, textarea, [class*=Combobox]")
          ? (element.closest(field) ?? element)
          : element;
        const { width, height, bottom } = target.getBoundingClientRect();
        // The skip link, above the page until it has the focus.
        if (bottom <= 0 || (width >= TARGET - 0.5 && height >= TARGET - 0.5)) return [];
        return [`${Math.round(width)} × ${Math.round(height)} px: ${target.outerHTML.slice(0, 160)}`];
      });
  });
}

/** Columns narrower than they declare, or than 120 px if they declare no width. */
export function narrowColumns(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST = 120;
    return [...document.querySelectorAll<HTMLElement>("main table[aria-label] th[scope=col]")].flatMap(
      (head) => {
        const wanted = parseInt(head.style.width, 10) || LEAST;
        const { width } = head.getBoundingClientRect();
        return width >= wanted - 1 ? [] : [`${head.textContent}: ${Math.round(width)} px, not ${wanted} px`];
      },
    );
  });
}

/** Links in the browser's colours, light or dark, rather than the theme's. */
export function rawLinks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const RAW = ["rgb(0, 0, 238)", "rgb(158, 158, 255)"];
    return [...document.querySelectorAll("[aria-label='Ouvert sur la page'] a")]
      .filter((link) => RAW.includes(getComputedStyle(link).color))
      .map(({ textContent }) => textContent);
  });
}

/** Placeholders of fields and texts of chips that are cut off. */
export function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pen = document.createElement("canvas").getContext("2d");
    const widthOf = (text: string, style: CSSStyleDeclaration) => {
      if (pen) pen.font = style.font;
      return pen?.measureText(text).width ?? 0;
    };
    const fields = [...document.querySelectorAll<HTMLInputElement>("main input[placeholder]")]
      .filter((field) => field.value === "" && field.checkVisibility({ checkVisibilityCSS: true }))
      .flatMap((field) => {
        const style = getComputedStyle(field);
        const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
        const needed = widthOf(field.placeholder, style);
        return needed <= room + 1
          ? []
          : [`« ${field.placeholder} »: ${Math.ceil(needed)} px in ${Math.floor(room)} px`];
      });
    const chips = [...document.querySelectorAll<HTMLElement>("main td > [data-tip]")].flatMap((chip) => {
      const cell = chip.parentElement;
      const end =
        (cell?.getBoundingClientRect().right ?? 0) - parseFloat(getComputedStyle(cell ?? chip).paddingRight);
      const { right } = chip.getBoundingClientRect();
      return right <= end + 0.5 ? [] : [`${chip.textContent}: ${Math.ceil(right - end)} px too wide`];
    });
    return [...fields, ...new Set(chips)];
  });
}
