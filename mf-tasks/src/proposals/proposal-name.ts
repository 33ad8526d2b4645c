import type { Proposal } from "@coulisses/shared-domain/contract/assignment/proposals";
import type { Team } from "@coulisses/shared-domain/people/team";
import { limitsInWords } from "@coulisses/shared-domain/proposal/limits";
import { gapOf, type ProposalStatus } from "@coulisses/shared-domain/proposal/proposal";
import { shortName } from "@coulisses/shared-domain/people/display-name";
import { formatDateTime } from "@coulisses/shared-domain/time/format";

/** Path of the list of proposals. */
export const LIST_PATH = "/assignment/proposals";

export const statusLabels: Record<ProposalStatus, string> = {
  WAITING: "En attente",
  RUNNING: "En cours de calcul",
  DONE: "Prête",
  CANCELLED: "Annulée",
  FAILED: "En échec",
};

/** `Proposition du 14/05/2027 18:00 (Léa)` */
export const nameOf = ({ createdAt, requestedBy }: Pick<Proposal, "createdAt" | "requestedBy">) =>
  `Proposition du ${formatDateTime(createdAt)}${requestedBy ? ` (${shortName(requestedBy)})` : ""}`;

/** Which slots it is about: `du samedi 15 mai à 18:00 au dimanche 16 mai à 02:00 · FT de Bar`, `Tous` */
export const proposalScope = ({ limits }: Pick<Proposal, "limits">, teams: readonly Team[]) =>
  limitsInWords(limits, (code) => teamNameOf(code, teams)) || "Tous";

/** The code itself when no team has it. */
export const teamNameOf = (code: string, teams: readonly Team[]) =>
  teams.find((team) => team.code === code)?.name ?? code;

const percent = new Intl.NumberFormat("fr", { style: "percent", maximumFractionDigits: 1 });

/** `au plus à 1,3 % de la meilleure possible`; empty before both are known. */
export function gapInWords(proposal: Pick<Proposal, "value" | "bound">): string {
  const gap = gapOf(proposal);
  if (gap === null) return "";
  return gap === 0 ? "la meilleure possible" : `au plus à ${percent.format(gap)} de la meilleure possible`;
}

/** `3 lignes`, `1 ligne` */
export const counted = (count: number, noun: string) =>
  `${count.toLocaleString("fr")} ${noun}${count > 1 ? "s" : ""}`;
