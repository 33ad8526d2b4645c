import type { Command } from "@coulisses/shared-domain/commands/command";
import type { Lookups } from "@coulisses/shared-domain/commands/lookups";
import { type Call, noContent } from "@coulisses/shared-domain/contract/call";
import { idParams } from "@coulisses/shared-domain/contract/fields";
import type { Route } from "@coulisses/shared-domain/routes/route";
import type { ZodType } from "zod";

type Answering<Answer> = Route & { summary: string; answers: { 200: ZodType<Answer> } };
type Of<Answer> = Answering<Answer> & { params: ZodType<{ id: number }> };

/** The calls of a kind of sheet that the contract does not know. */
export type MadeUpCalls<Sheet, Row> = Record<"list" | "mine", Answering<Row[]>> & {
  read: Of<Sheet>;
  add: Answering<Sheet>;
  remove: Of<null>;
};

/** Their routes, below `area`. */
export const madeUpRoutes = (area: string) =>
  ({
    list: { method: "GET", path: `/${area}` },
    mine: { method: "GET", path: `/${area}/mine` },
    read: { method: "GET", path: `/${area}/:id` },
    add: { method: "POST", path: `/${area}` },
    remove: { method: "DELETE", path: `/${area}/:id` },
  }) as const;

/** Calls and commands of such a kind for `sheetServer`; `rules` by method and path below a sheet. */
export function madeUpKind<Sheet>(area: string, rules: Record<string, (sheet: Sheet, body: never) => Sheet>) {
  const callAt = (route: Route): Call => ({
    ...route,
    summary: "",
    params: idParams,
    answers: { 200: noContent },
  });
  const { list, mine, read, remove } = madeUpRoutes(area);
  const commands = Object.entries(rules).map(([name, rule]): Command<Sheet, Lookups> => {
    const [method, path = ""] = name.split(" ");
    return {
      call: callAt({ method: method as Route["method"], path: `/${area}/:id${path}` }),
      change: (sheet, { body }) => rule(sheet, body as never),
    };
  });
  return {
    isMadeUp: true,
    calls: { list: callAt(list), mine: callAt(mine), read: callAt(read), remove: callAt(remove) },
    commands,
    permission: "write-fa" as const,
    things: {},
  };
}
