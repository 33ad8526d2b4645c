import { csvFile } from "@coulisses/shared-domain/csv/csv-file";

/** The notice for the export of an empty list. */
export const nothingToExport = {
  type: "info",
  message: "La liste est vide : il n'y a rien à exporter.",
} as const;

/** Downloads a CSV as a file, named `{name}-{today}.csv`. */
export function downloadCsv(name: string, csv: string): void {
  const file = csvFile(name, csv, new Date());
  downloadFile(file.name, new Blob([file.content], { type: "text/csv;charset=utf-8" }));
}

/** Downloads a file under this name. */
export function downloadFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
