const MINUTE = 60_000;

/** An instant of Friday the 15th of May 2026, the first day of the tests' festival, by its hour in Paris. */
export const fridayAt = (hour: number, minute = 0) =>
  new Date(Date.UTC(2026, 4, 15) + ((hour - 2) * 60 + minute) * MINUTE).toISOString();
