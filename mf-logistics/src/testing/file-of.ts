/** A `File` that jsdom can read. */
export function fileOf(content: string | Uint8Array<ArrayBuffer>, name: string, type = "text/csv"): File {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  return Object.assign(new File([bytes], name, { type }), {
    arrayBuffer: () => Promise.resolve(bytes.slice().buffer),
  });
}
