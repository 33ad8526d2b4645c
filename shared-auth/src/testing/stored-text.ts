/** The text of an entry, as the store of what is kept on the device writes it. */
export const storedText = (value: unknown, at = Date.now()): string => JSON.stringify({ at, value });
