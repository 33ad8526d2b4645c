import type { FestivalActivityStatus } from "@coulisses/shared-domain/festival-activity/festival-activity";
import { statusLabels } from "@coulisses/shared-domain/festival-activity/labels";
import type { SignageType } from "@coulisses/shared-domain/signage/signage-type";
import { csv } from "../csv";

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

/** What the signage team takes to its workshop: one line a signage. */
export function signaCsv(signages: readonly RequestedSignage[]): string {
  return csv(signages, {
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
