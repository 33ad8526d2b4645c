import { badInput } from "../festival-error";

/** The places where gear is fetched (drives), in the order in which they are offered; each is its own label. */
export const drives = [
  "Magasin",
  "Livré par l'équipe logistique",
  "Livré par l'équipe élec",
  "Livré par l'équipe bar",
  "Livré par une com",
  "Benne Collette Besson",
  "Benne Parking K-fet",
  "Parking Eiffel",
  "Creux GCU",
  "Creux GM",
  "Cave E",
  "Cave des Bikers",
  "Club Rock",
  "Conteneur 24h",
  "Conteneur Karna",
  "Conteneur Parking K-fet",
  "Conteneur Scène Pulse",
  "Hall des Humanités",
  "Local 24h",
  "MdE",
  "Salle Montréal",
  "Salle René Char",
  "Non stocké",
  "QG Orga",
  "Backline",
  "Salle CRL-A Humanités",
  "Salle CRL-B Humanités",
] as const;
/** One of the places where gear is fetched. */
export type Drive = (typeof drives)[number];

/**
 * Reads a drive that comes from outside.
 * Throws `bad-input` « Le lieu de stockage est invalide ».
 */
export function toDrive(text: string): Drive {
  const drive = drives.find((known) => known === text);
  if (!drive) throw badInput("Le lieu de stockage est invalide");
  return drive;
}
