import { isEmail, normaliseEmail } from "@coulisses/shared-domain/people/email";
import { anonymousUser } from "@coulisses/shared-domain/people/user";
import type { NewRow } from "../area";
import { users } from "../../database/schema/people";
import type { PeerTables } from "../peer";
import type { Report } from "../report";
import type { Target } from "../target/target";
import { keepersOfAddresses } from "./addresses";
import type { PeopleNumbering } from "./number-people";
import { isAnonymousPerson, type PeerPerson, personRow, tidy } from "./peer-person";
import {
  NO_PASSWORD,
  type Read,
  readBirthdate,
  readPassword,
  readPhone,
  UNKNOWN_BIRTHDATE,
} from "./person-fields";

type UserRow = NewRow<typeof users> & { id: number };

export type PeopleRows = {
  users: UserRow[];
  /** Fields of administrators who are people of the peer: address, password and terms stay theirs. */
  administrators: { id: number; fields: Partial<UserRow> }[];
};

type Context = { ids: PeopleNumbering; target: Target; report: Report };

/** Everybody of the peer; nobody is ever out. */
export function peopleRows(peer: PeerTables, { ids, target, report }: Context): PeopleRows {
  const keepers = keepersOfAddresses(peer.user);
  const ours = new Set(target.administrators.map(({ email }) => email));
  const rows: PeopleRows = { users: [], administrators: [] };
  for (const person of peer.user) {
    const id = ids.person(person.id);
    if (isAnonymousPerson(person)) {
      rows.users.push(erased(id, person, target.domain));
      continue;
    }
    const note = (why: string) => {
      report.noted("user", personRow(person), why);
    };
    const fields = fieldsOf(person, ids.now, note);
    if (ids.administrator(person.id) !== undefined) {
      note(
        "a l'adresse d'un administrateur déjà présent : c'est cette personne, son mot de passe d'ici reste",
      );
      rows.administrators.push({ id, fields });
      continue;
    }
    const address = normaliseEmail(person.email);
    const keepsAddress = keepers.get(address) === person && !ours.has(address);
    if (!keepsAddress) {
      note(
        `une autre personne a la même adresse (${address}) : ici import+${String(person.id)}@${target.domain}, sans mot de passe`,
      );
    } else if (!isEmail(address)) {
      note(`adresse « ${address} » que la connexion refuse : un responsable doit la changer`);
    }
    const takesPassword = keepsAddress && !person.is_deleted;
    rows.users.push({
      ...fields,
      id,
      email: keepsAddress ? address : `import+${String(person.id)}@${target.domain}`,
      passwordHash: takesPassword ? take(readPassword(person.password), note) : NO_PASSWORD,
      hasApprovedEula: false,
      emailConfirmedAt: person.created_at,
      deletedAt: person.is_deleted ? person.updated_at : null,
    });
  }
  return rows;
}

type Note = (why: string) => void;

function take<Value>({ value, note: why }: Read<Value>, note: Note): Value {
  if (why !== undefined) note(why);
  return value;
}

function fieldsOf(person: PeerPerson, now: Date, note: Note) {
  const [firstname, lastname] = [tidy(person.first_name), tidy(person.last_name)];
  if (firstname === "" || lastname === "") note("prénom ou nom vide, repris tel quel");
  if (person.profile_picture && !person.is_deleted) note("photo non reprise : elle n'est pas dans la base");
  return {
    firstname,
    lastname,
    nickname: tidy(person.nickname ?? "") || null,
    birthdate: take(readBirthdate(person.birth_date, now), note),
    phone: take(readPhone(person.phone_number), note),
    comment: person.comment,
    note: person.note,
    registrationMembership: membershipOf(person.registration_membership, note),
    createdAt: person.created_at,
  };
}

export function membershipOf(text: string | null, note: Note): "STAFF" | "VOLUNTEER" | null {
  if (text === null || text === "STAFF" || text === "VOLUNTEER") return text;
  note(`adhésion « ${text} » inconnue, laissée vide`);
  return null;
}

/** As our own forget-me leaves a person. */
function erased(id: number, person: PeerPerson, domain: string): UserRow {
  return {
    ...anonymousUser(id, domain),
    passwordHash: NO_PASSWORD,
    birthdate: UNKNOWN_BIRTHDATE,
    emailConfirmedAt: person.created_at,
    createdAt: person.created_at,
    deletedAt: person.updated_at,
  };
}

/** The closed account that stands where the peer names nobody, if any area asked for it. */
export function nobodyRow(ids: PeopleNumbering, domain: string): UserRow[] {
  const id = ids.madeNobody();
  if (id === undefined) return [];
  return [
    {
      ...anonymousUser(id, domain),
      passwordHash: NO_PASSWORD,
      birthdate: UNKNOWN_BIRTHDATE,
      deletedAt: ids.now,
    },
  ];
}
