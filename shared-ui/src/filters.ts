export { Chosen, type ChosenProps } from "./form/choice/chosen";
export { FilterBar } from "./page/filter-bar";
export { CategoryPicker, PersonPicker, TeamPicker } from "./form/search/pickers";
export { SearchField } from "./form/search/search-field";
export { SearchPicker, type SearchPickerProps } from "./form/search/search-picker";
export { type Choice, SelectField, type SelectFieldProps } from "./form/choice/select-field";
export { SwitchField } from "./form/choice/switch-field";
