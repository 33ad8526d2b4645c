/** One chunk for both maps: one library, one style sheet. */
export { PlacesMap } from "@coulisses/shared-sheets/map";
export { ShapeEditor } from "./shape-editor";
