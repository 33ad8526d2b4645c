export { SelectBox } from "./select-box";
export { SelectionBar } from "./selection-bar";
