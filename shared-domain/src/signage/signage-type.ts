export const signageTypes = ["BACHE", "PANNEAU", "AFFICHE"] as const;
export type SignageType = (typeof signageTypes)[number];

export const signageTypeLabels: Record<SignageType, string> = {
  BACHE: "Bâche",
  PANNEAU: "Panneau",
  AFFICHE: "Affiche",
};
