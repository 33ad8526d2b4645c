export { ShiftField } from "./shift-field";
