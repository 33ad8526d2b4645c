import type * as z from "zod";
import type { Permission } from "@coulisses/shared-domain/access/permissions";
import type { LiveTag } from "@coulisses/shared-domain/contract/live";
import type { SheetGear } from "@coulisses/shared-domain/contract/logistic-sheets";
import type { FestivalError } from "@coulisses/shared-domain/festival-error";
import type { Patch } from "@coulisses/shared-domain/patch";
import type { Transaction } from "../database/database";

export type LogisticSheet = { id: number; version: number; gears: SheetGear[] };

/** Purchases or loans: their tables and the rules by which they come and change. */
export type SheetKind<Sheet extends LogisticSheet, Form> = {
  path: string;
  permission: Permission;
  /** `purchase` makes `purchase-created`, `purchase-updated` and `purchase-deleted`. */
  event: string;
  tag: LiveTag["type"];
  table: string;
  gearTable: string;
  /** What its own columns answer, in SQL about `sheet`. */
  fields: string;
  summaries: { list: string; read: string; add: string; change: string; remove: string };
  form: z.ZodType<Form>;
  patch: z.ZodType<Patch<Form>>;
  answer: z.ZodType;
  notFound: (id: number) => FestivalError;
  notFoundToChange: (id: number) => FestivalError;
  create: (input: Form & { id: number }) => Sheet;
  update: (sheet: Sheet, patch: Patch<Form>) => Sheet;
  insert: (tx: Transaction, sheet: Sheet) => Promise<number>;
  save: (tx: Transaction, sheet: Sheet) => Promise<unknown>;
};
