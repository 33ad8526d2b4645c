export const signageTypes = ["BACHE", "PANNEAU", "AFFICHE"] as const;
export type SignageType = (typeof signageTypes)[number];
