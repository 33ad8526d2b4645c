export { commandHandlers, lookupsAmong } from "./command-handlers";
export { fakePush } from "./fake-push";
export { prepareLeaflet } from "./leaflet-in-tests";
export { sheetServer } from "./sheet-server";
