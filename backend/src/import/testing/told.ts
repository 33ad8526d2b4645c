import type { Report } from "../report";
import type { Target } from "../target/target";
import { at } from "./peer-rows";

export const now = at("2026-11-28T10:00:00Z");

/** A new festival: its administrator is person 1, its cash account 1. */
export const target: Target = {
  administrators: [{ id: 1, email: "admin@example.org" }],
  importer: 1,
  domain: "festival.fr",
  cash: 1,
  accounts: [],
  permissions: [
    { id: 11, name: "read-fa" },
    { id: 12, name: "write-fa" },
  ],
  teams: [
    { code: "benevole", name: "Personne" },
    { code: "orga", name: "CA" },
    { code: "fen", name: "Fen" },
  ],
};

/** A report, and what it was told: `noted user Camille Petit (nº 7) : …`. */
export function toldReport(): { told: string[]; report: Report } {
  const told: string[] = [];
  const tell =
    (outcome: string): Report["noted"] =>
    (table, { name }, why) => {
      told.push(`${outcome} ${table} ${name} : ${why}`);
    };
  return {
    told,
    report: {
      noted: tell("noted"),
      out: tell("out"),
      merged: tell("merged"),
      warn: (message) => {
        told.push(`warn ${message}`);
      },
    },
  };
}
