export type { EditOutcome, SheetEdit, VersionedSheet, WriteEdit } from "./send-edit";
