import { csvFile } from "@coulisses/shared-domain/csv/csv-file";

/** Hands a CSV over as a file, named `{name}-{today}.csv`. */
export function downloadCsv(name: string, csv: string): void {
  const file = csvFile(name, csv, new Date());
  const address = URL.createObjectURL(new Blob([file.content], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(address);
}
