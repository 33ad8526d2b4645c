/** One page per feature app, by its name in the menu. */
export const featureApps = [
  { name: "mf-accounts", path: "/my-personal-account", title: "Mon Compte Perso" },
  { name: "mf-activities", path: "/fa", title: "Fiches Activités" },
  { name: "mf-logistics", path: "/logistic/catalog", title: "Catalogue Matos" },
  { name: "mf-planning", path: "/planning", title: "Mon Planning" },
  { name: "mf-registrations", path: "/volunteers", title: "Liste des Bénévoles" },
  { name: "mf-tasks", path: "/ft", title: "Fiches Tâches" },
] as const;

export type FeatureApp = (typeof featureApps)[number];
