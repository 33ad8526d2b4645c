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

/** The sheets of one area, FA for instance, with the parts that all its calls share. */
export type SheetArea<S extends Sheet, Add extends Call> = {
  /** The tag in the API's documentation. */
  tag: string;
  calls: { read: Call; add: Add; remove: Call };
  permissions: { read: Permission; write: Permission };
  /** `purchase` makes `purchase-created`, `purchase-updated` and `purchase-deleted`. */
  event: string;
  /** The kind of its sheets in the journal. */
  target: SheetTarget;
  quota: QuotaKind;
  tags: SheetTags<S>;
  store: SheetStore<S>;
  create(tx: WriteTransaction, form: BodyOf<Add>, author: UserIdentity): Promise<S>;
  /** The API's answer about one sheet; undefined when it does not exist. */
  text(runPrepared: RunPrepared, id: number): Promise<string | undefined>;
  /** The revision of that answer: the sum for everything that the sheet shows. */
  revisionOf(revisions: Revisions): number;
  notFound(id: number): Error;
};

/** The tags that a change of a sheet makes stale. */
type SheetTags<S> = {
  /** For a created or removed sheet. */
  listed(sheet: S): LiveTag[];
  edited(before: S, after: S): LiveTag[];
};

/** An edit makes its sheet stale; the lists and the overviews only when they show the changed parts. */
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
