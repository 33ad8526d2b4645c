export { commandHandlers } from "./command-handlers";
export { sheetServer } from "./sheet-server";
