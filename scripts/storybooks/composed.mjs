import path from "node:path";
import { root } from "../lib/root.mjs";

/** The Storybook of all teams, as it is served. */
export const composed = path.join(root, "dist/storybook");

/** Headings of the teams beside the stories. */
export const titles = {
  "mf-accounts": "Comptes perso",
  "mf-activities": "Fiches activité",
  "mf-logistics": "Logistique",
  "mf-planning": "Plannings",
  "mf-registrations": "Inscriptions",
  "mf-tasks": "Fiches tâche",
};
