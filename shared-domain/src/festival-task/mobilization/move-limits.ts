/** MV-7: the most slots of one move, and the furthest one: a year. */
export const moveLimits = { slots: 500, sheets: 200, days: 366, minutes: 60 * 24 * 31 } as const;
