import encodeQR from "qr";

/** The dark squares of a QR of medium correction, row by row, without the white edge that a picture needs around it. */
export function qrModules(content: string): boolean[][] {
  const withEdge = encodeQR(content, "raw", { ecc: "medium", border: 1 });
  return withEdge.slice(1, -1).map((row) => row.slice(1, -1));
}
