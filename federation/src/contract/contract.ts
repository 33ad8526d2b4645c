/**
 * The version of what the shell and a feature app promise each other: feature.json, feature.tsx
 * and the shared modules. It grows when one of the two can no longer do without the change.
 *
 * 1. A build says what each of its pages needs.
 * 2. It says so of its cards too, and the registry hands it to the browser (`needs`).
 * 3. The doors to router and forms bear the name of `shared-pages`; `formerDoors` still gives them under that of before.
 * 4. The menu has the groups of `menuGroups`; those of before are still read. `todos` fill the top of the home page,
 *    `finds` and `actions` the finder.
 */
export const CONTRACT = 4;

/** The contracts that this shell still runs: a team may be one behind. */
export const RUNNABLE_CONTRACTS: readonly number[] = [CONTRACT - 1, CONTRACT];
