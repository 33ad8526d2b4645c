/** The materials of a sign. */
export const signageTypes = ["BACHE", "PANNEAU", "AFFICHE"] as const;
/** One of the types of signs. */
export type SignageType = (typeof signageTypes)[number];

/** The French name of each type. */
export const signageTypeLabels: Record<SignageType, string> = {
  BACHE: "Bâche",
  PANNEAU: "Panneau",
  AFFICHE: "Affiche",
};
