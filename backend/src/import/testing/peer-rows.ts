import type { PeerRow, PeerTable, PeerTables } from "../peer";
import { peerColumns } from "../peer-columns";

/** Rows of the peer that lack nothing; each test changes what it is about. */

export const at = (instant: string): Date => new Date(instant);

/** A peer's database with these rows, and nothing in its other tables. */
export const peerWith = (tables: Partial<PeerTables> = {}): PeerTables => ({
  ...(Object.fromEntries(Object.keys(peerColumns).map((table) => [table, []])) as unknown as PeerTables),
  ...tables,
});

type Builder<Table extends PeerTable> = (fields?: Partial<PeerRow<Table>>) => PeerRow<Table>;

export const person: Builder<"user"> = (fields = {}) => ({
  id: 7,
  email: `person-${String(fields.id ?? 7)}@example.org`,
  first_name: "Camille",
  last_name: "Petit",
  nickname: null,
  birth_date: at("2001-05-12T22:00:00Z"),
  phone_number: "0612345678",
  password: `$2b$13$${"a".repeat(53)}`,
  comment: null,
  note: null,
  profile_picture: null,
  registration_membership: "VOLUNTEER",
  is_deleted: false,
  created_at: at("2025-01-10T10:00:00Z"),
  updated_at: at("2025-06-01T10:00:00Z"),
  ...fields,
});

export const erased = (id: number): PeerRow<"user"> =>
  person({
    id,
    email: `anonymous+${String(id)}@24heures.org`,
    first_name: "Anonymous",
    last_name: "Anonymous",
    phone_number: "0600000000",
    note: "Une note qui reste",
  });

export const transaction: Builder<"transaction"> = (fields = {}) => ({
  id: 1,
  type: "DEPOSIT",
  from: null,
  to: 7,
  amount: 5000,
  context: "Recharge de compte perso",
  created_at: at("2026-01-10T10:00:00Z"),
  is_deleted: false,
  ...fields,
});

export const meal: Builder<"shared_meal"> = (fields = {}) => ({
  id: 1,
  menu: "Lasagnes",
  date: "samedi 1 août soir",
  chef_id: 7,
  amount: null,
  closed_at: null,
  are_shotguns_open: true,
  created_at: at("2026-07-20T10:00:00Z"),
  ...fields,
});

export const shotgun: Builder<"shotgun"> = (fields = {}) => ({
  guest_id: 7,
  meal_id: 1,
  date: at("2026-07-21T10:00:00Z"),
  portions: 1,
  ...fields,
});

export const team: Builder<"team"> = (fields = {}) => ({
  code: "cuisine",
  name: "Cuisine",
  color: "#A166F2",
  icon: "mdi-pot",
  ...fields,
});
