export { driveChoices, DrivePicker } from "./drive-picker";
export { GearFilterPickers } from "./gear-filter-pickers";
export { GearPicker } from "./gear-picker";
export { QuantityForm } from "./quantity-form";
export { RequestForm } from "./request-form";
export { useGearSearch, useOccasionalGearSearch } from "./use-gear-search";
