import type { AssignmentCategory } from "@coulisses/shared-domain/assignment/category";

type Moment = readonly [day: number, from: number, to: number];

/** Work that most activities need; hours after 24 are the next morning. */
export type TaskIdea = {
  title: string;
  category: AssignmentCategory;
  /** One or several of these periods, never two that overlap. */
  moments: readonly [Moment, ...Moment[]];
  /** Hours of an assignment; each divides every period. */
  splits: readonly [number | null, ...(number | null)[]];
  teams: readonly [string, ...string[]];
  instructions: readonly [string, ...string[]];
};

export const taskIdeas: readonly [TaskIdea, ...TaskIdea[]] = [
  {
    title: "Montage",
    category: "MANUTENTION",
    moments: [
      [-1, 8, 12],
      [-1, 14, 18],
      [0, 8, 12],
    ],
    splits: [null, 2, 4],
    teams: ["benevole", "hard", "karna"],
    instructions: [
      "Récupérer le matos au magasin, suivre le plan, et ne rien porter à un seul.",
      "Gants et chaussures fermées obligatoires.",
    ],
  },
  {
    title: "Tenue du stand",
    category: "FUN",
    moments: [
      [0, 18, 24],
      [1, 10, 14],
      [1, 14, 20],
      [2, 10, 14],
    ],
    splits: [1, 2, null],
    teams: ["benevole", "confiance", "kfet"],
    instructions: ["Accueillir avec le sourire, expliquer les règles, tenir le compte des visiteurs."],
  },
  {
    title: "Service",
    category: "BAR",
    moments: [
      [0, 20, 26],
      [1, 18, 24],
      [1, 26, 30],
      [2, 18, 24],
    ],
    splits: [1, 2],
    teams: ["benevole", "bde", "hard"],
    instructions: [
      "Servir vite, vérifier les âges, rincer les gobelets.",
      "La caisse ne reste jamais seule.",
    ],
  },
  {
    title: "Surveillance de nuit",
    category: "STATIQUE",
    moments: [
      [0, 22, 28],
      [1, 22, 28],
      [2, 22, 28],
    ],
    splits: [2, 3],
    teams: ["confiance", "hard", "vieux"],
    instructions: ["Une ronde par heure, radio allumée, et prévenir le QG au moindre doute."],
  },
  {
    title: "Transport du matos",
    category: "MANUTENTION",
    moments: [
      [-1, 10, 14],
      [0, 10, 14],
      [2, 14, 18],
    ],
    splits: [null, 2],
    teams: ["conducteur", "benevole"],
    instructions: ["Permis sur soi, charger le plus lourd en premier, faire signer le bon."],
  },
  {
    title: "Accueil du public",
    category: "STATIQUE",
    moments: [
      [0, 18, 24],
      [1, 12, 18],
      [1, 18, 24],
      [2, 12, 18],
    ],
    splits: [2, 3, null],
    teams: ["benevole", "cvl", "teckos"],
    instructions: ["Orienter, compter, et garder l'entrée libre pour les secours."],
  },
  {
    title: "Démontage et rangement",
    category: "RELOU",
    moments: [
      [2, 20, 26],
      [3, 8, 12],
      [3, 12, 18],
    ],
    splits: [null, 2],
    teams: ["benevole", "hard", "soft"],
    instructions: ["Trier, compter, rapporter au bon local. On part quand tout est propre."],
  },
];

export const inChargeInstructions = [
  "Pointer les bénévoles à l'arrivée et appeler le QG s'il manque quelqu'un.",
  "Garder la clé du local et fermer derrière tout le monde.",
] as const;

export const taskRejections = {
  humain: [
    "Trop de monde pour ce créneau : peux-tu découper davantage ?",
    "Il manque un responsable sur la nuit.",
  ],
  matos: ["On n'a pas autant d'escabeaux, peux-tu t'arranger avec l'équipe d'à côté ?"],
  elec: ["Il faut quelqu'un de l'équipe pendant le branchement."],
} as const;

export const taskComments = [
  "Est-ce qu'on peut mutualiser avec la tâche d'à côté ?",
  "Je connais deux personnes que ça tente !",
  "Attention, le local ferme à 19 h.",
] as const;
