/**
 * Milliseconds that a call of a test may take or wait for a connection: on a machine that is busy with other tests the
 * database answers late, which is no database that is away. `database-away.test.ts` holds what a server promises then.
 */
export const PATIENCE = 60_000;
