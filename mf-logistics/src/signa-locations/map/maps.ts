/** The map of the page and that of its dialog come together: one library, one style sheet. */
export { LocationsMap } from "@coulisses/shared-ui/map";
export { ShapeEditor } from "./shape-editor";
