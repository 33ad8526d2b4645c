/**
 * Milliseconds that a call of a test may take or wait for a connection: on a busy machine the database
 * answers late without being away. `database-away.test.ts` checks the limits of a real server.
 */
export const PATIENCE = 60_000;
