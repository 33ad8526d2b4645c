export { hasReviews, readId, readPageSize, readReviews, readStatus } from "./list-address";
export { EditionFilter } from "./edition-filter";
export { ChosenBar } from "./chosen-bar";
export { choiceColumn, useChosenSheets } from "./chosen-sheets";
export { MySheets } from "./my-sheets";
export { sheetColumns } from "./sheet-columns";
export { type ListFilters, SheetFilters } from "./sheet-filters";
export { SheetList } from "./sheet-list";
export { usePeopleWithMe } from "./use-people-with-me";
