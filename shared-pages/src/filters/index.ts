export { withWindow } from "./address-window";
export { CallButton, callableColumns } from "./callable-people";
export { helpSearch } from "./help-address";
export { ChosenTeams, TeamsFilter } from "./teams-filter";
export { TeamsOf } from "./callable-people";
export { useWindowPage, WindowPage } from "./window-page";
