import { writeCsv } from "../csv/write-csv";
import type { FestivalActivityStatus } from "../festival-activity/festival-activity";
import { statusLabels } from "../festival-activity/labels";
import type { SignageType } from "../signage/signage-catalogue";

/** A signage that an activity asks for; `team`, `location` and `catalogItem` are names. */
export type RequestedSignage = {
  id: number;
  name: string;
  status: FestivalActivityStatus;
  team: string | null;
  location: string | null;
  catalogItem: string | null;
  type: SignageType;
  quantity: number;
  text: string;
  size: string;
  comment: string | null;
};

/** The list that the signage team takes to its workshop: a line a signage. */
export function requestedSignagesCsv(signages: readonly RequestedSignage[]): string {
  return writeCsv(signages, {
    "Id FA": ({ id }) => id,
    "Nom FA": ({ name }) => name,
    "Statut FA": ({ status }) => statusLabels[status],
    Équipe: ({ team }) => team,
    Lieu: ({ location }) => location,
    "Nom catalogue": ({ catalogItem }) => catalogItem,
    Type: ({ type }) => type,
    Quantité: ({ quantity }) => quantity,
    Texte: ({ text }) => text,
    Taille: ({ size }) => size,
    Commentaire: ({ comment }) => comment,
  });
}
