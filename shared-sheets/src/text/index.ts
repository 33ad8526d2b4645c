export { DraftDateTimeField, DraftRichText, DraftTextarea, DraftTextField } from "./draft-fields";
export type { SheetText } from "./use-sheet-text";
