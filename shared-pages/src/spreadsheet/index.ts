export { SheetImport, type SheetImportProps } from "./sheet-import";
export type { SendRows } from "./use-sending";
