import type { ArgumentsOf } from "@coulisses/shared-auth";
import type { Calls, WrittenBodyOf } from "@coulisses/shared-domain/contract/call";
import type { Route } from "@coulisses/shared-domain/routes/route";
import type { SheetEdit } from "./send-edit";

/** The path and the body of a call on one sheet, which says its id itself. */
type Said<Arguments> = Omit<Extract<Arguments, object>, "id">;
/** How the edit protects the work of others. */
type Care<Sheet, Body> = Pick<SheetEdit<Sheet>, "replaces"> & { bodyOver?: (sheet: Sheet) => Body };

/**
 * The edits of a sheet that the calls of an area make, each under the name of its call in the contract:
 *
 *     const edit = editsOf<typeof activitySectionCalls, FestivalActivity>(activitySectionRoutes);
 *     edit("changeWater", { body: { water } }, { replaces: ({ supply }) => supply.water })
 */
export const editsOf =
  <Area extends Calls, Sheet>(routes: Record<keyof Area, Route>) =>
  <Name extends keyof Area>(
    name: Name,
    said: Said<ArgumentsOf<Area[Name]>>,
    care: Care<Sheet, WrittenBodyOf<Area[Name]>> = {},
  ): SheetEdit<Sheet> => {
    const { body, ...params } = said as Pick<SheetEdit<Sheet>, "body"> & SheetEdit<Sheet>["params"];
    return { route: routes[name], params, body, ...care };
  };
