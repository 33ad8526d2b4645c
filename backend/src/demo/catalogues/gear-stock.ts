/** A category of gear; a sub-category belongs to the owner of its root. */
export type GearShelf = {
  name: string;
  owner?: string;
  /** Given back after use. */
  lasting?: readonly string[];
  /** Given back after use, and that a task may ask for too. */
  handy?: readonly string[];
  consumed?: readonly string[];
  shelves?: readonly GearShelf[];
};

/** The gear that the festival owns, shelf by shelf. */
export const gearStock: readonly GearShelf[] = [
  {
    name: "Mobilier",
    owner: "matos",
    handy: ["Table pliante", "Chaise pliante", "Banc", "Mange-debout"],
    lasting: [
      "Comptoir de bar",
      "Canapé de loge",
      "Portant à vêtements",
      "Étagère métallique",
      "Coffre-fort",
    ],
    shelves: [
      {
        name: "Abris",
        lasting: [
          "Barnum 3x3",
          "Barnum 4x3",
          "Barnum 6x3",
          "Tonnelle légère",
          "Paroi de barnum",
          "Lest de barnum 15 kg",
        ],
        handy: ["Parasol"],
      },
      {
        name: "Scénographie",
        lasting: [
          "Praticable 2x1",
          "Pied de praticable 40 cm",
          "Escalier de scène",
          "Pendrillon noir",
          "Tapis rouge 10 m",
        ],
      },
    ],
  },
  {
    name: "Bricolage",
    owner: "matos",
    shelves: [
      {
        name: "Outils",
        handy: [
          "Visseuse",
          "Marteau",
          "Mètre ruban",
          "Caisse à outils",
          "Masse",
          "Niveau à bulle",
          "Cutter",
          "Pince coupante",
        ],
        lasting: ["Scie circulaire", "Perceuse à percussion", "Échelle 3 m", "Escabeau", "Agrafeuse murale"],
      },
      {
        name: "Fournitures",
        consumed: [
          "Collier de serrage",
          "Rouleau de scotch",
          "Gaffer noir",
          "Ficelle 100 m",
          "Vis à bois",
          "Bâche plastique",
          "Corde 20 m",
        ],
      },
    ],
  },
  {
    name: "Manutention",
    owner: "matos",
    handy: ["Diable", "Gants de manutention", "Sangle à cliquet"],
    lasting: ["Transpalette", "Chariot plateau", "Brouette", "Caisse plastique 60 L", "Roll grillagé"],
  },
  {
    name: "Bar",
    owner: "matos",
    lasting: [
      "Tireuse 2 becs",
      "Tireuse 4 becs",
      "Bac à glaçons",
      "Frigo vitrine",
      "Congélateur coffre",
      "Percolateur",
      "Jerrican 20 L",
    ],
    handy: ["Décapsuleur", "Plateau de service", "Glacière"],
    consumed: [
      "Fût de 30 L",
      "Bouteille de CO2",
      "Gobelet réutilisable",
      "Sac de glaçons",
      "Paille carton",
      "Sirop 1 L",
    ],
  },
  {
    name: "Cuisine",
    owner: "matos",
    lasting: [
      "Crêpière double",
      "Plancha gaz",
      "Friteuse",
      "Marmite 50 L",
      "Thermoport",
      "Étuve",
      "Barbecue",
    ],
    handy: ["Couteau de cuisine", "Planche à découper", "Louche"],
    consumed: [
      "Bouteille de gaz 13 kg",
      "Assiette en carton",
      "Serviette en papier",
      "Couvert en bois",
      "Film alimentaire",
    ],
  },
  {
    name: "Propreté",
    owner: "matos",
    handy: ["Balai", "Seau", "Raclette", "Pince à déchets"],
    lasting: ["Poubelle 120 L", "Support de sac", "Cendrier sur pied", "Toilette sèche"],
    consumed: [
      "Sac poubelle 110 L",
      "Papier toilette",
      "Savon liquide 5 L",
      "Essuie-tout",
      "Gel hydroalcoolique",
    ],
  },
  {
    name: "Jeux et sports",
    owner: "matos",
    lasting: [
      "Baby-foot",
      "Jeu de Mölkky",
      "Filet de volley",
      "But de foot",
      "Structure gonflable",
      "Table de ping-pong",
      "Plot de parcours",
    ],
    handy: ["Ballon de foot", "Ballon de volley", "Chronomètre", "Sifflet", "Chasuble"],
    consumed: ["Dossard", "Craie", "Peinture de maquillage", "Ballon de baudruche"],
  },
  {
    name: "Sécurité",
    owner: "matos",
    handy: ["Gilet jaune", "Lampe frontale", "Mégaphone", "Talkie-walkie"],
    lasting: [
      "Extincteur à eau",
      "Extincteur CO2",
      "Trousse de secours",
      "Couverture anti-feu",
      "Casque de chantier",
    ],
    consumed: ["Bouchons d'oreilles", "Éthylotest"],
  },
  {
    name: "Électrique",
    owner: "elec",
    shelves: [
      {
        name: "Câble",
        lasting: ["Rallonge P17 16A mono 10 m", "Rallonge P17 32A tri 25 m", "Rallonge P17 63A tetra 25 m"],
        handy: ["Rallonge PC16 10 m", "Rallonge PC16 25 m", "Multiprise 6 prises", "Enrouleur 50 m"],
        shelves: [
          {
            name: "Passage de câble",
            lasting: ["Passe-câble 2 voies", "Passe-câble 5 voies", "Passe-câble PMR"],
          },
        ],
      },
      {
        name: "Distribution",
        lasting: [
          "Armoire 32A tri",
          "Armoire 63A tetra",
          "Armoire 125A tetra",
          "Coffret de chantier",
          "Groupe électrogène 60 kVA",
          "Adaptateur P17 vers PC16",
        ],
      },
      {
        name: "Éclairage",
        lasting: [
          "Projecteur LED 50 W",
          "Projecteur LED 100 W",
          "Mât d'éclairage",
          "Boule à facettes",
          "Par LED",
        ],
        handy: ["Guirlande guinguette 20 m", "Lampe baladeuse"],
      },
    ],
  },
  {
    name: "Barrières",
    owner: "barrieres",
    lasting: [
      "Barrière Vauban",
      "Barrière Heras",
      "Plot béton",
      "Jambe de force Heras",
      "Bâche occultante",
      "Barrière anti-écrasement",
    ],
    handy: ["Potelet à sangle", "Rubalise 100 m", "Cône de chantier"],
    shelves: [
      { name: "Portails", lasting: ["Portail Heras", "Roue de portail", "Collier Heras", "Cadenas à code"] },
    ],
  },
  {
    name: "Son et image",
    owner: "matos",
    lasting: [
      "Enceinte active",
      "Console de mixage",
      "Micro filaire",
      "Micro sans fil",
      "Pied de micro",
      "Vidéoprojecteur",
      "Écran 3x2",
      "Platine DJ",
    ],
    handy: ["Enceinte portable"],
    consumed: ["Pile AA"],
  },
];
