export { withWindow } from "./address-window";
export { CallButton, callableColumns } from "./callable-people";
export { Chosen } from "./chosen";
export { ChosenTeams, TeamsFilter } from "./teams-filter";
export { TeamsOf } from "./teams-of";
export { useAddressWindow } from "./use-address-window";
export { WindowForm, type WindowFormProps } from "./window-form";
