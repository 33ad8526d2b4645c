/** What can't be a sheet's number is asked as 0, which no sheet has: the server says so in French. */
export function sheetNumber(text: string | undefined): number {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0;
}
