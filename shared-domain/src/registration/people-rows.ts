import { type Access, can } from "../access/access";
import { noneTwice } from "../spreadsheet/read-cell";
import type { Cells, Problems, Reading, SheetColumns, SheetKind } from "../spreadsheet/sheet-kind";
import { birthdateError } from "../people/birthdate";
import { normaliseEmail, registrationEmailError } from "../people/email";
import { mobilePhoneError, plainPhone } from "../people/phone";
import {
  commentProblem,
  firstnameProblem,
  lastnameProblem,
  MAX_COMMENT_LENGTH,
  nameToStore,
  nicknameProblem,
} from "../people/profile";
import type { Team } from "../people/team";
import { slugOf } from "../slug";
import { membershipTeams } from "./membership";
import type { Instant } from "../time/instant";
import { readDay } from "../typed-text/read-date";

type Column =
  "firstname" | "lastname" | "email" | "mobilePhone" | "birthdate" | "nickname" | "teams" | "comment";

/** An account as far as rows are compared with it. */
export type KnownAccount = { email: string; firstname: string; lastname: string };
type Known = {
  accounts: readonly KnownAccount[];
  teams: readonly Pick<Team, "code" | "name">[];
  now: Instant;
  /** The domain of a school whose addresses are refused; empty for none. */
  schoolDomain: string;
  /** The French reason why the importer may not give a team. */
  teamProblem?: (code: string) => string | undefined;
};

/** A person to add; the teams are codes, beside the one that every volunteer joins. */
export type PersonOfRow = {
  firstname: string;
  lastname: string;
  email: string;
  phone: string;
  birthdate: string;
  nickname?: string;
  comment?: string;
  teams: string[];
};

/** The columns of people; those of the list's own export. */
export const peopleColumns: SheetColumns<Column> = {
  firstname: { title: "Prénom", required: true },
  lastname: { title: "Nom", aliases: ["nom-de-famille"], required: true },
  email: { title: "E-mail", aliases: ["email", "mail", "adresse-mail", "courriel"], required: true },
  mobilePhone: { title: "Téléphone", aliases: ["portable", "mobile", "numero", "tel"], required: true },
  birthdate: { title: "Date de naissance", aliases: ["naissance", "ne-e-le"], required: true },
  nickname: { title: "Surnom" },
  teams: { title: "Équipes", aliases: ["equipe"] },
  comment: { title: "Commentaire", aliases: ["commentaires", "note"], max: MAX_COMMENT_LENGTH },
};

/** The error of an address that is another person's. */
export const ADDRESS_TAKEN = "Un compte d'une autre personne a déjà cette adresse";

/** The error of the organisers' team: an invitation leads there. */
export const VOLUNTEERS_ONLY = "Un import ajoute des bénévoles : les orgas s'inscrivent par leur invitation";

/** The error of teams where the importer may give none. */
export const MAY_GIVE_NO_TEAM = "Tu n'as pas le droit d'ajouter des personnes aux équipes";

/** True for those who import people: it makes accounts and admits them. */
export const mayImportPeople = (access: Access): boolean =>
  can(access, "manage-users") && can(access, "enroll-soft");

/** The `forbidden` message for anyone else. */
export const NOT_AN_IMPORTER = "Seules les personnes qui gèrent et admettent les bénévoles les importent";

/** RG-1, RG-3, RG-4: people from rows, by the rules of registration; an address is one person. */
export function peopleRows({
  accounts,
  teams,
  now,
  schoolDomain,
  teamProblem,
}: Known): SheetKind<Column, PersonOfRow> {
  const byEmail = new Map(accounts.map((account) => [account.email, account]));
  return {
    columns: peopleColumns,
    read: (cells) => {
      const account = byEmail.get(normaliseEmail(cells.email));
      if (account && isSamePerson(account, cells)) return { present: true };
      const reading = readPerson(cells, {
        now,
        schoolDomain,
        teamsOf: (text) => teamsNamed(text, teams, teamProblem),
      });
      if (!account) return reading;
      return { problems: { ...("problems" in reading && reading.problems), email: ADDRESS_TAKEN } };
    },
    beside: noneTwice<Column, PersonOfRow>("email", ({ email }) => email),
    suggestions: { teams: teams.map(({ code, name }) => ({ value: code, label: name })) },
  };
}

const isSamePerson = (account: KnownAccount, { firstname, lastname }: Cells<Column>) =>
  slugOf(account.firstname) === slugOf(firstname) && slugOf(account.lastname) === slugOf(lastname);

function readPerson(
  cells: Cells<Column>,
  {
    now,
    schoolDomain,
    teamsOf,
  }: Pick<Known, "now" | "schoolDomain"> & { teamsOf: (text: string) => string[] | string },
): Reading<Column, PersonOfRow> {
  const email = normaliseEmail(cells.email);
  const phone = frenchPhone(cells.mobilePhone);
  const teams = teamsOf(cells.teams);
  const day = readDay(cells.birthdate, { now, required: true });
  const birthdate = "value" in day ? day.value : "";
  const found = {
    firstname: firstnameProblem(cells.firstname),
    lastname: lastnameProblem(cells.lastname),
    email: registrationEmailError(email, schoolDomain),
    mobilePhone: mobilePhoneError(phone),
    birthdate: "problem" in day ? day.problem : birthdateError(birthdate, now),
    nickname: cells.nickname === "" ? undefined : nicknameProblem(cells.nickname),
    teams: typeof teams === "string" ? teams : undefined,
    comment: cells.comment === "" ? undefined : commentProblem(cells.comment),
  };
  const problems = Object.fromEntries(
    Object.entries(found).filter(([, problem]) => problem !== undefined),
  ) as Problems<Column>;
  if (Object.keys(problems).length > 0 || typeof teams === "string") return { problems };
  const [nickname, comment] = [nameToStore(cells.nickname), cells.comment.trim()];
  return {
    value: {
      firstname: nameToStore(cells.firstname),
      lastname: nameToStore(cells.lastname),
      email,
      phone,
      birthdate,
      ...(nickname !== "" && { nickname }),
      ...(comment !== "" && { comment }),
      teams,
    },
  };
}

/** A number as people and spreadsheets write it: these take its first zero for nothing. */
function frenchPhone(text: string): string {
  const plain = plainPhone(text).replace(/^(\+|00)33(\(0\))?/, "0");
  return /^[67]\d{8}$/.test(plain) ? `0${plain}` : plain;
}

/** The codes of teams that a cell names, by code or name, or why it can't be read. */
function teamsNamed(
  text: string,
  teams: Known["teams"],
  teamProblem: Known["teamProblem"],
): string[] | string {
  const codes: string[] = [];
  for (const name of text.split(/[,;|]/).filter((part) => part.trim() !== "")) {
    const slug = slugOf(name);
    const team = teams.find((one) => one.code === slug || slugOf(one.name) === slug);
    if (!team) return `L'équipe ${name.trim()} n'existe pas`;
    if (team.code === membershipTeams.STAFF) return VOLUNTEERS_ONLY;
    const problem = teamProblem?.(team.code);
    if (problem !== undefined) return problem;
    codes.push(team.code);
  }
  return [...new Set(codes)];
}
