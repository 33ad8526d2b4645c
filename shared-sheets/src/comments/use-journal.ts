import { useCan } from "@coulisses/shared-auth";
import { journalOf, type SheetTarget, sheetTarget } from "@coulisses/shared-domain/audit/targets";

/** Where the journal tells of every change of the sheet; undefined for those who may not read it. */
export function useJournal(kind: SheetTarget, id: number): string | undefined {
  return useCan("manage-admins") ? journalOf(sheetTarget(kind, id)) : undefined;
}
