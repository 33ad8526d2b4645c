import path from "node:path";

export const root = path.resolve(import.meta.dirname, "../..");

export const featureApps = [
  "mf-activities",
  "mf-tasks",
  "mf-logistics",
  "mf-registrations",
  "mf-planning",
  "mf-accounts",
];

export const site = path.resolve(root, process.env.SITE_DIR ?? "site");
