/** Teams that a newcomer may ask for when registering. */
export const joinableTeams = [
  "bde",
  "strasbourg",
  "kfet",
  "karna",
  "teckos",
  "tendrestival",
  "cvl",
  "rouen",
] as const;
export type JoinableTeam = (typeof joinableTeams)[number];
