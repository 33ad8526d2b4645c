import type { AuditKind } from "@coulisses/shared-domain/audit/audit-kinds";
import { sheetChanges } from "@coulisses/shared-domain/audit/sheet-changes";
import { type SheetTarget, sheetTarget } from "@coulisses/shared-domain/audit/targets";
import type { Permission } from "@coulisses/shared-domain/access/permissions";
import type { InboxSheet } from "@coulisses/shared-domain/inbox/inbox-message";
import type { Notice } from "@coulisses/shared-domain/inbox/sheet-notices";
import type { AuditEntry } from "../audit/record-audit";
import type { Changes } from "../changes/change";
import type { WriteTransaction } from "../database/database";
import { tellPeople } from "../inbox/tell-people";
import type { EditedSheet, Sheet } from "./edit-sheet";

/** A sheet before and after a write; a side is absent when the sheet did not exist, or no longer does. */
export type Told<S> = Partial<EditedSheet<S>>;

/** The people to tell of an act on a sheet, in their inboxes. */
export type Telling<S> = {
  kind: InboxSheet;
  noticesOf: (edited: EditedSheet<S>) => readonly Notice[];
  nameOf: (sheet: S) => string;
};

/** The line of the journal for a write of a sheet. */
export const journalLineOf = <S extends Sheet>(
  target: SheetTarget,
  kind: AuditKind,
  { before, after }: Told<S>,
): AuditEntry => ({
  kind,
  target: sheetTarget(target, (after ?? before)?.id ?? 0),
  details: { changes: sheetChanges(before, after), version: after?.version },
});

/** Tells people of an edit in their inboxes; `permission` is the one to read the sheet. */
export async function tellInboxes<S extends Sheet>(
  tx: WriteTransaction,
  changes: Changes,
  {
    edited,
    telling: { kind, noticesOf, nameOf },
    byId,
    permission,
  }: { edited: EditedSheet<S>; telling: Telling<S>; byId: number; permission: Permission },
): Promise<void> {
  const { id, version } = edited.after;
  await tellPeople(tx, changes, {
    notices: noticesOf(edited),
    act: { kind, id, name: nameOf(edited.after), version, byId },
    permission,
  });
}
