import type { Page } from "@playwright/test";

/** Dialogs, menus, lists and panels over the page, by the landmark that they are in. */
export const OVERLAYS =
  "[aria-label='Ouvert sur la page'] :is([role=dialog], [role=alertdialog], [role=menu], [role=listbox])";

/** An element that may open an overlay: its kind (rows of a list share buttons of one kind) and its name. */
export type Opener = { kind: string; name: string };

/** One of this kind, or the next one of a new kind. */
type Wanted = { kind: string } | { known: ReadonlySet<string> };

/**
 * Marks (`data-opener`) the next element to press in the topmost layer: the page at `path`, or the overlay
 * open above it. The menu and the header, common to all pages, are of one kind everywhere.
 */
export function markOpener(page: Page, path: string, wanted: Wanted): Promise<Opener | undefined> {
  const exact = "kind" in wanted ? wanted.kind : undefined;
  const known = "known" in wanted ? [...wanted.known] : [];
  return page.evaluate(
    ([one, before, here, over]) => {
      const MANY = 8;
      const pressed = "button, [role=button], [role=combobox], [role=menuitem], [aria-haspopup], summary";
      const opensNothing =
        ":disabled, [aria-disabled=true], [aria-pressed], [role=switch], [data-tabster-dummy], th *, [tabindex='-1']:not([role=menuitem])";
      const leaves = /^(Fermer|Annuler|Se déconnecter|Page|Masquer)/;
      // Buttons of a row that show on hover count too.
      const isShown = (element: HTMLElement) => element.checkVisibility({ checkVisibilityCSS: true });
      const isUsable = (element: HTMLElement) =>
        !element.matches(opensNothing) &&
        element.closest("[aria-hidden=true], [inert]") === null &&
        isShown(element);
      const nameOf = (element: HTMLElement) =>
        (
          element.ariaLabel ??
          element.closest(".fui-Field")?.querySelector("label")?.textContent ??
          element.textContent
        )
          .replaceAll(/[^\p{Letter}]+/gu, " ")
          .trim();
      const lookOf = (element: HTMLElement) =>
        `${element.tagName} ${element.className} ${element.querySelector("path")?.getAttribute("d") ?? ""}`;

      for (const old of document.querySelectorAll("[data-opener]")) old.removeAttribute("data-opener");
      const topmost = [...document.querySelectorAll<HTMLElement>(over)].filter(isShown).at(-1);
      const title = topmost?.querySelector("h2")?.textContent ?? topmost?.role;
      const usable = [...(topmost ?? document.body).querySelectorAll<HTMLElement>(pressed)].filter(isUsable);
      const likes = new Map<string, number>();
      for (const look of usable.map(lookOf)) likes.set(look, (likes.get(look) ?? 0) + 1);
      const isOneOfMany = (element: HTMLElement) =>
        element.closest("tr, li, [role=row]") !== null || (likes.get(lookOf(element)) ?? 0) > MANY;
      const kindOf = (element: HTMLElement) => {
        const place = title ?? (element.closest("main") ? here : "everywhere");
        return `${place} › ${isOneOfMany(element) ? lookOf(element) : nameOf(element)}`;
      };
      const next = usable.find((element) => {
        if (one !== undefined) return kindOf(element) === one;
        const name = nameOf(element);
        return name !== "" && !leaves.test(name) && !before.includes(kindOf(element));
      });
      if (!next) return undefined;
      next.dataset["opener"] = "";
      return { kind: kindOf(next), name: nameOf(next) };
    },
    [exact, known, path, OVERLAYS] as const,
  );
}
