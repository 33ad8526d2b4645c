import type { CatalogueSignageItem, SignageType } from "@coulisses/shared-domain/signage/signage-catalogue";
import { slugOf } from "@coulisses/shared-domain/slug";

const names: Record<SignageType, readonly string[]> = {
  PANNEAU: [
    "Entrée",
    "Sortie",
    "Sortie de secours",
    "Toilettes",
    "Toilettes PMR",
    "Point d'eau",
    "Poste de secours",
    "Bar",
    "Restauration",
    "Consignes",
    "Objets trouvés",
    "Billetterie",
    "Parking",
    "Parking vélos",
    "Camping",
    "Flèche gauche",
    "Flèche droite",
    "Flèche tout droit",
    "Accès interdit",
    "Accès réservé orga",
    "Accès réservé artistes",
    "Accès PMR",
    "Sens de circulation",
    "Vitesse limitée à 10",
    "Livraisons",
    "File d'attente",
    "Coupe-file",
    "Fin de file",
    "Point de rassemblement",
    "Prévention",
  ],
  AFFICHE: [
    "Programme du vendredi",
    "Programme du samedi",
    "Programme du dimanche",
    "Plan du site",
    "Tarifs du bar",
    "Tarifs de la restauration",
    "Protection des mineurs",
    "Gobelets consignés",
    "Tri des déchets",
    "Cashless",
    "Fouille à l'entrée",
    "Interdiction de fumer",
    "Numéros utiles",
    "Règlement du tournoi",
    "Allergènes",
    "Horaires de la navette",
    "Recrutement bénévoles",
  ],
  BACHE: [
    "Grande Scène",
    "Scène Électro",
    "Village Associatif",
    "Village Partenaires",
    "Village Enfants",
    "Food Court",
    "Bienvenue",
    "Merci à nos bénévoles",
    "Partenaire principal",
    "Ligne d'arrivée",
    "Ligne de départ",
    "Photocall",
    "Fond de scène noir",
  ],
};

/** The signages in signa's stock. */
export function buildSignageCatalogue(): CatalogueSignageItem[] {
  const items = (Object.keys(names) as SignageType[]).flatMap((type) =>
    names[type].map((name) => ({ type, name: `${label[type]} ${name}` })),
  );
  return items.map((item, index) => ({ id: index + 1, version: 1, slug: slugOf(item.name), ...item }));
}

const label: Record<SignageType, string> = { PANNEAU: "Panneau", AFFICHE: "Affiche", BACHE: "Bâche" };
