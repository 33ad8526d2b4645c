/**
 * The version of what the shell and a feature app promise each other: feature.json, feature.tsx
 * and the shared modules. It grows when a build made before could no longer run.
 */
export const CONTRACT = 1;

/** The contracts that this shell still runs. */
export const RUNNABLE_CONTRACTS: readonly number[] = [1];
