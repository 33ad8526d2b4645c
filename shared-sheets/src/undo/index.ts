export { useTellUndoable } from "./use-undo";
