export { SlotFields } from "./slot-fields";
export { readTypedSlots, typedSlotsProblem } from "./typed-slots";
export { useSendEach } from "./use-send-each";
