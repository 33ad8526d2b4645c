import type * as z from "zod";
import type { Access } from "@coulisses/shared-domain/access/access";
import type { Permission } from "@coulisses/shared-domain/access/permissions";
import type { LiveTag } from "@coulisses/shared-domain/contract/live";
import type { Act } from "@coulisses/shared-domain/festival-event/history";
import type { HotTransaction } from "../../database/database";
import type { Enqueue } from "../../jobs/job-kinds";
import type { EditedSheet, Sheet, SheetStore } from "../writes/edit-sheet";

export type Asked<Params, Body> = {
  params: Params;
  body: Body;
  act: Act;
  /** Some changes are for the members of one team. */
  access: Access;
  tx: HotTransaction;
};

/** One call that changes a sheet: what it accepts and the rule that it applies. */
export type SheetRoute<S, Params, Body> = {
  method: "POST" | "PATCH" | "DELETE";
  /** Beyond the sheet's own path. */
  path: string;
  summary: string;
  permission: Permission;
  params?: z.ZodType<Params & { id: number }>;
  body?: z.ZodType<Body>;
  /** 200 unless said. */
  status?: 200 | 201;
  change: (sheet: S, asked: Asked<Params, Body>) => S | Promise<S>;
  /** The live event's name; an edit is an update unless said. */
  event?: string;
  /** The late work that the change brings about, mails above all. */
  afterwards?: Afterwards<S>;
};

/** Within the change's transaction: what it enqueues leaves with the commit, or never. */
export type Afterwards<S> = (edited: EditedSheet<S>, enqueue: Enqueue) => void;

export type DefineSheetRoute<S> = <Params, Body>(route: SheetRoute<S, Params, Body>) => void;

/** What the calls that change an FA, or an FT, have in common. */
export type SheetKind<S extends Sheet> = {
  /** Where the sheets live. */
  path: string;
  tags: string[];
  answer: z.ZodType;
  updated: string;
  staleTags: (before: S, after: S) => LiveTag[];
  store: SheetStore<S>;
};
