export { DraftDateTimeField, DraftRichText, DraftTextarea, DraftTextField } from "./draft-fields";
export { FoldedText } from "./folded-text";
export type { SheetText } from "./use-sheet-text";
