export type { Column } from "./data/column";
export { DataTable, type DataTableProps } from "./data/data-table";
export { Pagination } from "./data/pagination";
export { PeriodCalendar, type PeriodCalendarProps } from "./data/period-calendar";
export { SimpleTable, type SimpleTableProps } from "./data/simple-table";
export type { Sort, SortValue } from "./data/sorting";
