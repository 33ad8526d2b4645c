import type { ApplicationHealth } from "@coulisses/shared-domain/contract/client-errors";

type Channel = ApplicationHealth["channels"][number];

/** « pour 10 % des gens et les équipes hard, bar »: those who get it without asking. */
export function channelPeople({ percent, teams = [] }: Pick<Channel, "percent" | "teams">): string {
  const groups = [
    ...(percent === undefined ? [] : [`${String(percent)} % des gens`]),
    ...(teams.length === 0 ? [] : [`${teams.length === 1 ? "l'équipe" : "les équipes"} ${teams.join(", ")}`]),
  ];
  return groups.length === 0 ? "pour qui la demande" : `pour ${groups.join(" et ")}`;
}
