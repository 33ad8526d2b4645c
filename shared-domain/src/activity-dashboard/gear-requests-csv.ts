import { writeCsv } from "../csv/write-csv";
import type { FestivalActivityStatus } from "../festival-activity/festival-activity";

/** A requested gear. `category` and `owner` are names. */
export type RequestForLogistic = {
  slug: string;
  name: string;
  quantity: number;
  category?: string;
  owner?: string;
  drive?: string;
  isPonctualUsage: boolean;
  isConsumable: boolean;
};

/** An activity of which at least one request passes the filters, with all its requests. */
export type ActivityForLogistic = {
  id: number;
  name: string;
  status: FestivalActivityStatus;
  team: string | null;
  inquiries: RequestForLogistic[];
};

/**
 * The gear requests of the shown activities, a line a request; `teamName` gives a team's name by its code.
 */
export function gearRequestsCsv(
  activities: readonly ActivityForLogistic[],
  teamName: (code: string) => string,
): string {
  const requests = activities.flatMap(({ inquiries, ...activity }) =>
    inquiries.map((request) => ({ activity, request })),
  );
  return writeCsv(requests, {
    "Numéro FA": ({ activity }) => activity.id,
    "Nom FA": ({ activity }) => activity.name,
    "Statut FA": ({ activity }) => activity.status,
    Equipe: ({ activity: { team } }) => team && teamName(team),
    Responsable: ({ request }) => request.owner,
    Catégorie: ({ request }) => request.category,
    Nom: ({ request }) => request.name,
    Quantité: ({ request }) => request.quantity,
    "Lieu de stockage": ({ request }) => request.drive,
    Appoint: ({ request }) => request.isPonctualUsage,
    Consommable: ({ request }) => request.isConsumable,
  });
}
