export { commandHandlers, lookupsAmong } from "./command-handlers";
export { sheetServer } from "./sheet-server";
