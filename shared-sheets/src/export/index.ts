export { exportCsv } from "./export-csv";
