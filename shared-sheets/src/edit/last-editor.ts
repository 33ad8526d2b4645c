import { authorizedFetch, pathOf } from "@coulisses/shared-auth";
import type { LastEdit } from "@coulisses/shared-domain/contract/sheet-edits";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import type { Route } from "@coulisses/shared-domain/routes/route";
import type { SheetEdit } from "./send-edit";

/** The place of the sheet that an edit changes, as the journal names it: its section, and the field if it is one. */
export function placeOf({ route, body }: Pick<SheetEdit<never>, "route" | "body">): string {
  const [, section = ""] = /:id\/([a-z-]+)/.exec(route.path) ?? [];
  const place = section.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const fields = route.method === "PATCH" && typeof body === "object" ? Object.keys(body ?? {}) : [];
  return fields.length === 1 && !/:id\/.*:/.test(route.path) ? `${place}.${String(fields[0])}` : place;
}

/** The name of the other person who changed this place last; undefined when nobody can say. */
export async function lastEditor(
  route: Route,
  id: number,
  edit: Pick<SheetEdit<never>, "route" | "body">,
): Promise<string | undefined> {
  try {
    const response = await authorizedFetch(pathOf(route, { id }), { params: { place: placeOf(edit) } });
    const found = response.ok ? ((await response.json()) as LastEdit) : null;
    return found?.by ? displayName(found.by) : undefined;
  } catch {
    return undefined;
  }
}
