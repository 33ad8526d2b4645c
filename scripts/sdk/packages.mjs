/** The packages that a team outside this repository builds its app with. */
export const packages = [
  "shared-domain",
  "shared-auth",
  "shared-ui",
  "shared-pages",
  "shared-sheets",
  "shared-node",
  "federation",
];
