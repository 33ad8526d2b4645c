import { isDeepStrictEqual } from "node:util";
import type { SheetTarget } from "@coulisses/shared-domain/audit/targets";
import type { Permission } from "@coulisses/shared-domain/access/permissions";
import type { BodyOf, Call } from "@coulisses/shared-domain/contract/call";
import type { LiveTag } from "@coulisses/shared-domain/contract/live";
import { RECAPS } from "@coulisses/shared-domain/live/live-tags";
import type { QuotaKind } from "@coulisses/shared-domain/quota/quotas";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import type { Revisions } from "../changes/revisions";
import type { RunPrepared, WriteTransaction } from "../database/database";
import type { Sheet, SheetStore } from "./edit-sheet";

/** The sheets of one area, FA for instance, and all that its calls have in common. */
export type SheetArea<S extends Sheet, Add extends Call> = {
  /** For the document of the API. */
  tag: string;
  calls: { read: Call; add: Add; remove: Call };
  permissions: { read: Permission; write: Permission };
  /** `purchase` makes `purchase-created`, `purchase-updated` and `purchase-deleted`. */
  event: string;
  /** What its sheets are called in the journal. */
  target: SheetTarget;
  quota: QuotaKind;
  tags: SheetTags<S>;
  store: SheetStore<S>;
  create(tx: WriteTransaction, form: BodyOf<Add>, author: UserIdentity): Promise<S>;
  /** What the API answers about one sheet; none when it does not exist. */
  text(runPrepared: RunPrepared, id: number): Promise<string | undefined>;
  /** At which revision that stands: the sum of all that the sheet shows. */
  revisionOf(revisions: Revisions): number;
  notFound(id: number): Error;
};

/** What becomes stale with a sheet. */
export type SheetTags<S> = {
  /** When it is created or removed. */
  listed(sheet: S): LiveTag[];
  edited(before: S, after: S): LiveTag[];
};

/** An edit makes its sheet stale, the lists and the recaps only when they show what it changed. */
export function sheetTags<S extends Sheet>(
  type: LiveTag["type"],
  {
    previewOf,
    recapOf,
    listed,
  }: Pick<SheetTags<S>, "listed"> & Record<"previewOf" | "recapOf", (sheet: S) => unknown>,
): SheetTags<S> {
  const differ = (before: S, after: S, partOf: (sheet: S) => unknown) =>
    !isDeepStrictEqual(partOf(before), partOf(after));
  return {
    listed,
    edited: (before, after) => [
      ...(differ(before, after, previewOf) ? listed(after) : [{ type, id: after.id }]),
      ...(differ(before, after, recapOf) ? [{ type, id: RECAPS }] : []),
    ],
  };
}
