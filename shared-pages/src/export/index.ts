export { exportCsv } from "./export-csv";
export { ExportButton } from "./export-button";
