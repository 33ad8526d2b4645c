export { ShiftField } from "./shift-field";
export { SlotsField } from "./slots-field";
export { readTypedSlots, typedSlotsProblem } from "./typed-slots";
export { useSendEach } from "./use-send-each";
