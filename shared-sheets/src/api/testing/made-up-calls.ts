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
