import type { peerColumns } from "./peer-columns";

/** Plain JSON, as a column of PostgreSQL holds it. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

type Values = {
  int: number;
  text: string;
  bool: boolean;
  /** Read as UTC, whatever the zone of the server. */
  instant: Date;
  texts: string[];
  json: Json;
};

export type ValueKind = keyof Values;
export type ColumnKind = ValueKind | `${ValueKind}?`;

type Value<Kind extends ColumnKind> = Kind extends `${infer Inner extends ValueKind}?`
  ? Values[Inner] | null
  : Kind extends ValueKind
    ? Values[Kind]
    : never;

export type PeerTable = keyof typeof peerColumns;

/** A row of the peer's table, with the peer's names. */
export type PeerRow<Table extends PeerTable> = {
  readonly [
    Column in keyof (typeof peerColumns)[Table]
  ]: (typeof peerColumns)[Table][Column] extends ColumnKind
    ? Value<(typeof peerColumns)[Table][Column]>
    : never;
};

/** All that is read of the peer's database; a table that its version lacks is empty. */
export type PeerTables = { readonly [Table in PeerTable]: readonly PeerRow<Table>[] };
