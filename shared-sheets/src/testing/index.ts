export { commandRules, lookupsAmong } from "./command-rules";
export { sheetServer } from "./sheet-server";
