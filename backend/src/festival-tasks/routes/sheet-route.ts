import type * as z from "zod";
import type { Access } from "@coulisses/shared-domain/access/access";
import type { Permission } from "@coulisses/shared-domain/access/permissions";
import type { Act } from "@coulisses/shared-domain/festival-event/key-event";
import type { FestivalTask } from "@coulisses/shared-domain/festival-task/festival-task";
import type { Transaction } from "../../database/database";
import type { EditedSheet } from "../writes/edit-sheet";

export type Asked<Params, Body> = {
  params: Params;
  body: Body;
  act: Act;
  /** Some changes are for the members of one team. */
  access: Access;
  tx: Transaction;
};

/** One call that changes a sheet: what it accepts and the rule that it applies. */
export type SheetRoute<Params, Body> = {
  method: "POST" | "PATCH" | "DELETE";
  /** Beyond `festival-tasks/{id}`. */
  path: string;
  summary: string;
  permission: Permission;
  params?: z.ZodType<Params & { id: number }>;
  body?: z.ZodType<Body>;
  /** 200 unless said. */
  status?: 200 | 201;
  change: (ft: FestivalTask, asked: Asked<Params, Body>) => FestivalTask | Promise<FestivalTask>;
  /** The live event's name; an edit is an update unless said. */
  event?: string;
  /** What follows once the change is saved; it does not hold up the answer. */
  afterwards?: (edited: EditedSheet) => void;
};

export type DefineSheetRoute = <Params, Body>(route: SheetRoute<Params, Body>) => void;
