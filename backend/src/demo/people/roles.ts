import { joinableTeams } from "@coulisses/shared-domain/people/required-teams";
import { EVERYONE } from "@coulisses/shared-domain/people/team";
import type { Random } from "../random";

export type Role =
  "organiser" | "elder" | "trusted" | "volunteer" | "volunteer-candidate" | "staff-candidate";

/** The share of each role in a hundred people; the rest are volunteers. */
const shares: readonly [Role, number][] = [
  ["organiser", 22],
  ["elder", 8],
  ["trusted", 8],
  ["volunteer-candidate", 5],
  ["staff-candidate", 2],
];

export function rolesOf(random: Random, count: number): Role[] {
  const named = shares.flatMap(([role, share]) =>
    Array.from({ length: Math.round((count * share) / 100) }, () => role),
  );
  const volunteers = Array.from({ length: count - named.length }, (): Role => "volunteer");
  return random.some([...named, ...volunteers], count);
}

/** Teams of organisers, the larger ones more often. */
const organiserTeams = [
  "humain",
  "matos",
  "matos",
  "elec",
  "elec",
  "barrieres",
  "secu",
  "secu",
  "signa",
  "communication",
  "bar",
  "bar",
  "bar",
  "catering",
  "concert",
  "concert",
  "courses",
  "culture",
  "culture",
  "dd",
  "deco",
  "deco",
  "informatique",
  "payant",
  "plaizir",
  "scene",
  "scene",
  "sponso",
  "sports",
  "sports",
  "beboo",
  "accueil-artiste",
  "woods",
] as const satisfies readonly string[];

const volunteerTeams = [...joinableTeams, "conducteur", "conducteur-fen"] as const;

export function joinedTeams(random: Random, role: Role): string[] {
  switch (role) {
    case "organiser":
      return unique([
        EVERYONE,
        "hard",
        ...random.some(organiserTeams, random.between(1, 2)),
        ...driver(random),
      ]);
    case "elder":
      return [EVERYONE, "vieux", ...driver(random)];
    case "trusted":
      return [EVERYONE, "soft", "confiance", ...driver(random)];
    case "volunteer":
      return [EVERYONE, "soft", ...random.some(volunteerTeams, random.happens(0.35) ? 1 : 0)];
    case "volunteer-candidate":
    case "staff-candidate":
      return random.some(joinableTeams, random.happens(0.3) ? 1 : 0);
  }
}

const driver = (random: Random) => (random.happens(0.3) ? ["conducteur"] : []);
const unique = (codes: readonly string[]) => [...new Set(codes)];
