import type { Team } from "@coulisses/shared-domain/people/team";

/** The reviewer teams, as in the festival. */
export const reviewers: Team[] = [
  { code: "humain", name: "Humain", color: "#f4a261", icon: "mdi-human" },
  { code: "matos", name: "Matos", color: "#d4411e", icon: "mdi-truck" },
  { code: "elec", name: "Élec", color: "#ffb703", icon: "mdi-flash" },
  { code: "barrieres", name: "Barrières", color: "#F86624", icon: "mdi-boom-gate" },
  { code: "secu", name: "Sécu", color: "#e76f51", icon: "mdi-security" },
  { code: "signa", name: "Signa", color: "#EA3546", icon: "mdi-sign-direction" },
  { code: "communication", name: "Communication", color: "#262E9B", icon: "mdi-camera" },
];

/** The teams of the stories. */
export const teams: Team[] = [
  ...reviewers,
  { code: "admin", name: "Admin", color: "#000000", icon: "mdi-eye-circle" },
  { code: "bar", name: "Bar", color: "#F9C80E", icon: "mdi-beer" },
  { code: "rouen", name: "INSA Rouen", color: "#D6FF00", icon: "mdi-dolphin" },
  { code: "nouvelle", name: "Nouvelle équipe", color: "#B5C2CB", icon: "mdi-inconnue" },
];
