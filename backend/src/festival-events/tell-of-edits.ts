import type { AuditKind } from "@coulisses/shared-domain/audit/audit-kinds";
import { sheetChanges } from "@coulisses/shared-domain/audit/sheet-changes";
import { type SheetTarget, sheetTarget } from "@coulisses/shared-domain/audit/targets";
import type { Permission } from "@coulisses/shared-domain/access/permissions";
import type { InboxSheet } from "@coulisses/shared-domain/inbox/inbox-message";
import type { Notice } from "@coulisses/shared-domain/inbox/sheet-notices";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import type { AuditEntry } from "../audit/record-audit";
import type { Changes } from "../changes/change";
import type { WriteTransaction } from "../database/database";
import { type SheetAct, tellPeople, type Told } from "../inbox/tell-people";
import type { EditedSheet, Sheet } from "./edit-sheet";

/** A sheet before and after a write; a side is absent when the sheet did not exist, or no longer does. */
export type Written<S> = Partial<EditedSheet<S>>;

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
  { before, after }: Written<S>,
): AuditEntry => ({
  kind,
  target: sheetTarget(target, (after ?? before)?.id ?? 0),
  details: { changes: sheetChanges(before, after), version: after?.version },
});

type ToldEdit<S> = {
  edited: EditedSheet<S>;
  telling: Telling<S>;
  by: UserIdentity;
  /** The one to read the sheet. */
  permission: Permission;
  /** Beside those of each edit. */
  notices?: readonly Notice[] | undefined;
};

/** Tells people of an edit in their inboxes; answers those who were told, and of which act. */
export async function tellInboxes<S extends Sheet>(
  tx: WriteTransaction,
  changes: Changes,
  { edited, telling: { kind, noticesOf, nameOf }, by, permission, notices = [] }: ToldEdit<S>,
): Promise<{ told: Told[]; act: SheetAct }> {
  const { id, version } = edited.after;
  const act = { kind, id, name: nameOf(edited.after), version, by };
  const told = await tellPeople(tx, changes, {
    notices: [...noticesOf(edited), ...notices],
    act,
    permission,
  });
  return { told, act };
}
