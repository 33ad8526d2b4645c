import { refused } from "../festival-error";
import { EVERYONE } from "../people/team";
import type { Application } from "./application";
import { type Membership, membershipLabels, membershipTeams, otherMembership } from "./membership";

/** A candidate to enrol; `name` is for display, `teams` are codes. */
export type Candidate = {
  id: number;
  name: string;
  teams: readonly string[];
  /** For this membership and edition. */
  application: Application | undefined;
  /** True once they confirmed their address. */
  emailConfirmed: boolean;
};

/** A candidate with the teams to join. */
export type Enrolment = { candidate: Candidate; joins: string[] };

const listNames = (candidates: readonly Candidate[]) =>
  new Intl.ListFormat("fr", { type: "conjunction" }).format(candidates.map(({ name }) => name));

/** A verb that agrees with the number of people: `est déjà enrôlé`, `sont déjà enrôlés`. */
const agreed = (candidates: readonly Candidate[], one: string, several: string) =>
  candidates.length > 1 ? several : one;

/**
 * EN-1 to EN-3: the teams that each candidate joins. Members already enrolled are skipped; one person who
 * can't be enrolled blocks all. Throws `refused` with the names concerned.
 */
export function enrol(candidates: readonly Candidate[], membership: Membership): Enrolment[] {
  const team = membershipTeams[membership];
  const elsewhere = candidates.filter(({ teams }) =>
    teams.includes(membershipTeams[otherMembership(membership)]),
  );
  if (elsewhere.length > 0) {
    throw refused(`${listNames(elsewhere)} ${agreed(elsewhere, "est déjà enrôlé", "sont déjà enrôlés")}`);
  }
  const newcomers = candidates.filter(({ teams }) => !teams.includes(team));
  const strangers = newcomers.filter(({ application }) => application === undefined);
  if (strangers.length > 0) {
    const have = agreed(strangers, "n'a pas candidaté", "n'ont pas candidaté");
    throw refused(
      `${listNames(strangers)} ${have} pour être ${membershipLabels[membership]} pour cette édition`,
    );
  }
  const rejected = newcomers.filter(({ application }) => application?.isRejected);
  if (rejected.length > 0) {
    const are = agreed(rejected, "a été rejetée", "ont été rejetées");
    throw refused(
      `${agreed(rejected, "La candidature", "Les candidatures")} de ${listNames(rejected)} ${are}`,
    );
  }
  const unconfirmed = newcomers.filter(({ emailConfirmed }) => !emailConfirmed);
  if (unconfirmed.length > 0) {
    const have = agreed(
      unconfirmed,
      "n'a pas encore confirmé son adresse mail",
      "n'ont pas encore confirmé leur adresse mail",
    );
    throw refused(`${listNames(unconfirmed)} ${have}`);
  }
  return newcomers.map((candidate) => ({
    candidate,
    joins: [team, EVERYONE].filter((code) => !candidate.teams.includes(code)),
  }));
}
