import type { ActivityKind } from "./activity-kinds";

export type ActivityIdea = { name: string; team: string; kind: ActivityKind };

const ideas = (team: string, kind: ActivityKind, names: readonly string[]): ActivityIdea[] =>
  names.map((name) => ({ name, team, kind }));

/** The activities that teams of the festival plan. */
export const activityIdeas: readonly ActivityIdea[] = [
  ...ideas("concert", "concert", [
    ...["Concert d'ouverture", "Soirée rock", "Soirée électro", "Scène découverte", "Fanfare déambulatoire"],
    ...[
      "Concert du samedi soir",
      "Blind test géant",
      "Bal folk",
      "Chorale des étudiants",
      "Tremplin des jeunes groupes",
    ],
  ]),
  ...ideas("scene", "technique", [
    ...[
      "Montage de la Grande Scène",
      "Montage de la Scène Électro",
      "Balances du vendredi",
      "Démontage des scènes",
    ],
    ...["Régie lumière", "Accueil des techniciens"],
  ]),
  ...ideas("accueil-artiste", "accueil", [
    ...["Loges de la Grande Scène", "Navettes artistes", "Bar des artistes", "Espace presse"],
  ]),
  ...ideas("bar", "bar", [
    ...["Bar central", "Bar de la Grande Scène", "Bar électro", "Bar à jus", "Bar à cocktails sans alcool"],
    ...[
      "Bar à thés",
      "Bar des sports",
      "Dégustation de bières locales",
      "Lavage des gobelets",
      "Bar du camping",
    ],
  ]),
  ...ideas("catering", "cuisine", [
    ...[
      "Repas des bénévoles",
      "Petit-déjeuner du montage",
      "Catering artistes",
      "Crêperie",
      "Barbecue du dimanche",
    ],
    ...["Stand de gaufres", "Soupe de minuit"],
  ]),
  ...ideas("culture", "culture", [
    ...[
      "Théâtre d'improvisation",
      "Ciné plein air",
      "Exposition photo",
      "Atelier sérigraphie",
      "Contes sous la yourte",
    ],
    ...[
      "Escape game",
      "Murder party",
      "Jeux de société",
      "Atelier jonglage",
      "Fresque participative",
      "Battle de danse",
    ],
    ...["Initiation à la salsa", "Concours d'éloquence", "Karaoké"],
  ]),
  ...ideas("plaizir", "culture", [
    ...[
      "Fête foraine",
      "Château gonflable",
      "Chasse au trésor",
      "Maquillage pour enfants",
      "Spectacle de clowns",
    ],
    ...["Tir à l'arc ludique", "Chamboule-tout", "Silent disco"],
  ]),
  ...ideas("sports", "sport", [
    ...[
      "Tournoi de foot à cinq",
      "Tournoi de volley",
      "Tournoi de rugby flag",
      "Initiation escalade",
      "Mölkky",
    ],
    ...[
      "Baby-foot humain",
      "Ping-pong géant",
      "Slackline",
      "Yoga du réveil",
      "Initiation ultimate",
      "Tournoi d'échecs",
    ],
  ]),
  ...ideas("courses", "course", [
    ...[
      "Course des 24 heures",
      "Course déguisée",
      "Course des enfants",
      "Relais des associations",
      "Course de garçons de café",
    ],
    ...["Ravitaillement de la course", "Course de caisses à savon"],
  ]),
  ...ideas("deco", "deco", [
    ...[
      "Décoration de l'entrée",
      "Décoration du bar central",
      "Allée des lumières",
      "Totem du festival",
      "Coin chill",
    ],
    ...["Photocall", "Décoration des loges"],
  ]),
  ...ideas("dd", "engage", [
    ...[
      "Brigade verte",
      "Toilettes sèches",
      "Compost",
      "Atelier réparation de vélos",
      "Stand de tri",
      "Bar à eau",
    ],
  ]),
  ...ideas("beboo", "engage", [
    ...["Espace prévention", "Safe zone", "Maraude de nuit", "Stand bouchons d'oreilles"],
  ]),
  ...ideas("sponso", "partenaire", [
    ...[
      "Stand du partenaire principal",
      "Village partenaires",
      "Essai de vélos électriques",
      "Concours photo partenaire",
    ],
  ]),
  ...ideas("secu", "securite", [
    ...["Filtrage de l'entrée principale", "Comptage du public", "Poste de secours", "Gardiennage de nuit"],
    ...["Évacuation du site", "Contrôle des accès techniques"],
  ]),
  ...ideas("payant", "accueil", [...["Billetterie", "Consignes", "Objets trouvés", "Cashless"]]),
  ...ideas("communication", "partenaire", [
    ...["Radio du festival", "Équipe photo", "Live sur les réseaux", "Boutique de goodies"],
  ]),
  ...ideas("informatique", "technique", ["Réseau du site", "Écrans d'information", "Atelier rétro-gaming"]),
  ...ideas("humain", "accueil", ["QG bénévoles", "Tente de repos", "Remise des tee-shirts"]),
  ...ideas("elec", "technique", ["Réseau électrique du site", "Éclairage des allées"]),
  ...ideas("woods", "deco", ["Construction du kiosque", "Cabane à livres"]),
];
