/** The map of the page and that of its dialog come together: one library, one style sheet. */
export { PlacesMap } from "./places-map";
export { ShapeEditor } from "./shape-editor";
