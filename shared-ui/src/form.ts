export { AmountField, type AmountFieldProps } from "./form/text/amount-field";
export { WithSaveState } from "./form/text/with-save-state";
export { ChoiceToggle, type ChoiceToggleOption, MultiChoice } from "./form/choice/choices";
export { CheckboxField } from "./form/choice/checkbox-field";
export { DateField, type DateFieldProps } from "./form/date/date-field";
export { DateTimeField, type DateTimeFieldProps } from "./form/date/date-time-field";
export { DaysFilter, type DaysFilterProps } from "./form/date/days-filter";
export { createFormFields, type FormFields, FormFieldsContext } from "./base/field/form-fields";
export type { FormState } from "./form/frame/form-state";
export { useFieldGrid } from "./form/frame/use-field-grid";
export { InlineForm, type InlineFormProps } from "./form/frame/inline-form";
export { NumberField, type NumberFieldProps } from "./form/text/number-field";
export { PeriodFields, periodProblem } from "./form/date/period-fields";
export { proposedPeriod } from "./form/date/period-form";
export { RadioField, type RadioFieldProps } from "./form/choice/radio-field";
export { SaveState, type SavingState } from "./form/text/save-state";
export { ConflictNotice, LockNotice } from "./form/frame/sheet-notices";
export { SliderField, type SliderFieldProps } from "./form/choice/slider-field";
export { TextareaField, type TextareaFieldProps } from "./form/text/textarea-field";

// They come from the door `filters`: builds of before still find them here (`movedNames` of the contract).
export { FilterBar } from "./page/filter-bar";
export { CategoryPicker, PersonPicker, TeamPicker } from "./form/search/pickers";
export { SearchField } from "./form/search/search-field";
export { SearchPicker, type SearchPickerProps } from "./form/search/search-picker";
export { type Choice, SelectField, type SelectFieldProps } from "./form/choice/select-field";
export { SwitchField } from "./form/choice/switch-field";
export { Chosen, type ChosenProps } from "./form/choice/chosen";
