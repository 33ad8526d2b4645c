import type { Team } from "@coulisses/shared-domain/people/team";

/** The teams of befriended schools, which the demo has besides those of every festival. */
export const befriendedTeams: readonly Team[] = [
  { code: "strasbourg", name: "INSA Strasbourg", color: "#ACBB62", icon: "mdi-sausage" },
  { code: "cvl", name: "INSA Centre Val de Loire", color: "#18CE5C", icon: "mdi-waves" },
  { code: "rouen", name: "INSA Rouen", color: "#D6FF00", icon: "mdi-dolphin" },
];
