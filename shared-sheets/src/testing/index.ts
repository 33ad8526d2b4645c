export { commandRules, lookupsAmong } from "./command-rules";
export { fakePush } from "./fake-push";
export { prepareLeaflet } from "./leaflet-in-tests";
export { sheetServer } from "./sheet-server";
