/** The bytes of a text within the basic multilingual plane. */
export function utf8(text: string): Uint8Array {
  return Uint8Array.from(encodeURIComponent(text).match(/%..|./g) ?? [], (letters) =>
    letters.length === 3 ? parseInt(letters.slice(1), 16) : letters.charCodeAt(0),
  );
}
