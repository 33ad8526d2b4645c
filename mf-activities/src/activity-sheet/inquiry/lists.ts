import type { InquiryOwner } from "@coulisses/shared-domain/festival-event/inquiry";

/** The three tables of requests, by the team that provides what they ask for. */
export const inquiryLists: readonly { owner: InquiryOwner; title: string; empty: string }[] = [
  { owner: "matos", title: "Matos", empty: "Aucune demande de matos" },
  { owner: "elec", title: "Elec", empty: "Aucune demande d'équipement électrique" },
  { owner: "barrieres", title: "Barrières", empty: "Aucune demande de barrières" },
];
