import { csvFile } from "@coulisses/shared-domain/csv/csv-file";

/** What a person is told who exports an empty list. */
export const nothingToExport = {
  type: "info",
  message: "La liste est vide : il n'y a rien à exporter.",
} as const;

/** Hands a CSV over as a file, named `{name}-{today}.csv`. */
export function downloadCsv(name: string, csv: string): void {
  const file = csvFile(name, csv, new Date());
  downloadFile(file.name, new Blob([file.content], { type: "text/csv;charset=utf-8" }));
}

/** Hands a file over under this name. */
export function downloadFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
