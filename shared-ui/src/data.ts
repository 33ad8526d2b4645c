export type { Column } from "./table/column";
export { DataTable, type DataTableProps } from "./table/data-table";
export { Pagination } from "./table/pagination";
export { PeriodCalendar, type PeriodCalendarProps } from "./calendar/period-calendar";
export { SimpleTable, type SimpleTableProps } from "./table/simple-table";
export type { Sort, SortValue } from "./table/sorting";
