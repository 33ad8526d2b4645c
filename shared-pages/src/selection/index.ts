export { SelectBox } from "./select-box";
