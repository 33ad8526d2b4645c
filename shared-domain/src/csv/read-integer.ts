/** More zeros after the comma may be thousands: better ask than guess. */
const INTEGER = /^[-+]?\d+([.,]0{1,2})?$/;

/** The integer that a spreadsheet shows as `12`, `1 200` or `12,00`; undefined for anything else. */
export function readInteger(text: string): number | undefined {
  const digits = text.replace(/\s/g, "");
  return INTEGER.test(digits) ? parseInt(digits, 10) : undefined;
}
