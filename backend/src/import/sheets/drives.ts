import { type Drive, drives } from "@coulisses/shared-domain/festival-event/drive";

/** The drive that a request names, letter by letter; none for another place, which is noted. */
export function driveOf(place: string | null, note: (why: string) => void): Drive | null {
  const drive = drives.find((known) => known === place) ?? null;
  if (place !== null && drive === null)
    note(`Lieu de retrait « ${place} » inconnu ici : à choisir à nouveau`);
  return drive;
}
