import type { Connection } from "@coulisses/shared-domain/festival-activity/electric-connection";
import type { SignageType } from "@coulisses/shared-domain/signage/signage-type";

export type ActivityKind =
  | "concert"
  | "technique"
  | "accueil"
  | "bar"
  | "cuisine"
  | "culture"
  | "sport"
  | "course"
  | "deco"
  | "engage"
  | "partenaire"
  | "securite";

type Texts = readonly [string, ...string[]];
type Appliance = readonly [device: string, connection: Connection, watts: number];
type Panel = readonly [type: SignageType, text: string, size: string];

/** What activities of one kind are like. */
export type KindProfile = {
  /** How often they are published, 0 to 1. */
  published: number;
  /** The hours of the day at which they may open. */
  opens: readonly [earliest: number, latest: number];
  categories: Texts;
  places: Texts;
  purposes: Texts;
  gears: Texts;
  appliances: readonly Appliance[];
  panels: readonly Panel[];
  water: Texts;
  needs: Texts;
  companies: Texts;
};

const light: Appliance = ["Guirlande guinguette", "PC16_Prise_classique", 120];
const sound: Appliance = ["Sono légère", "PC16_Prise_classique", 1500];
const fridge: Appliance = ["Frigo vitrine", "PC16_Prise_classique", 350];
const queue: Panel = ["PANNEAU", "FILE D'ATTENTE", "A2"];
const staffOnly: Panel = ["PANNEAU", "ACCÈS RÉSERVÉ ORGA", "A3"];
const programme: Panel = ["AFFICHE", "PROGRAMME DU JOUR", "A1"];
const entrance: Panel = ["PANNEAU", "ENTRÉE", "A1"];

const someWater: Texts = ["Un point d'eau à moins de 50 m", "Deux jerricans de 20 L par jour"];
const noNeed: Texts = ["Une ronde toutes les deux heures pendant la nuit"];
const local: Texts = ["Les Ateliers du Rhône", "Collectif Pavillon", "Association Tempo"];

export const kindProfiles: Record<ActivityKind, KindProfile> = {
  concert: {
    published: 0.9,
    opens: [17, 23],
    categories: ["Divertissement", "Culture"],
    places: ["Grande Scène", "Scène Électro", "Scène Découverte", "Scène Acoustique", "Grand Chapiteau"],
    purposes: ["faire danser tout le campus", "donner leur chance à de jeunes groupes", "réunir festivaliers et habitants du quartier"],
    gears: ["enceinte-active", "barriere-anti-ecrasement", "praticable-2x1", "barriere-vauban", "armoire-63a-tetra", "passe-cable-5-voies", "extincteur-co2"],
    appliances: [["Régie son", "P17_63A_TETRA", 18_000], ["Régie lumière", "P17_125A_TETRA", 32_000], ["Backline", "P17_32A_TRI", 6000]],
    panels: [programme, staffOnly, ["BACHE", "FOND DE SCÈNE", "6x4 m"]],
    water: ["Eau potable pour les artistes et le premier rang"],
    needs: ["Quatre agents devant la scène et un poste de secours à moins de 100 m", "Jauge limitée à 2000 personnes"],
    companies: ["Son & Lumière Services", "Backline Sud", "Scènes du Lyonnais"],
  },
  technique: {
    published: 0.05,
    opens: [8, 16],
    categories: ["MANUTENTION", "STATIQUE"],
    places: ["Grande Scène", "Backline", "Route Technique Est", "Zone de Livraison"],
    purposes: ["que tout soit prêt avant l'ouverture", "rendre le site propre et dans les temps"],
    gears: ["transpalette", "visseuse", "casque-de-chantier", "barriere-heras", "rallonge-p17-32a-tri-25-m", "projecteur-led-100-w", "caisse-a-outils", "gaffer-noir"],
    appliances: [["Chargeur de batteries", "PC16_Prise_classique", 400], ["Mât d'éclairage", "P17_16A_MONO", 1200], ["Baie réseau", "PC16_Prise_classique", 600]],
    panels: [staffOnly, ["PANNEAU", "PORT DU CASQUE OBLIGATOIRE", "A3"]],
    water: someWater,
    needs: ["Zone interdite au public pendant les manœuvres"],
    companies: ["Levage Rhône-Alpes", "Structures Vergnaud"],
  },
  accueil: {
    published: 0.15,
    opens: [9, 15],
    categories: ["Autre", "STATIQUE"],
    places: ["Loges Artistes", "Billetterie", "Consignes", "QG Bénévoles", "Entrée Principale"],
    purposes: ["que chacun trouve vite ce qu'il cherche", "accueillir avec le sourire"],
    gears: ["table-pliante", "chaise-pliante", "barnum-3x3", "multiprise-6-prises", "barriere-vauban", "potelet-a-sangle", "etagere-metallique"],
    appliances: [light, ["Ordinateurs", "PC16_Prise_classique", 300], fridge],
    panels: [queue, entrance, ["PANNEAU", "BILLETS ACHETÉS EN LIGNE", "A2"]],
    water: someWater,
    needs: ["Un coffre et un agent à la fermeture", "Deux agents aux heures de pointe"],
    companies: ["Navettes Express", "Billet Facile"],
  },
  bar: {
    published: 0.5,
    opens: [11, 20],
    categories: ["Autre", "BAR"],
    places: ["Bar Central", "Bar de la Grande Scène", "Bar Électro", "Bar à Jus", "Bar des Sports", "Camping"],
    purposes: ["servir vite, et avec le bon gobelet", "proposer autre chose que de la bière"],
    gears: ["tireuse-4-becs", "comptoir-de-bar", "fut-de-30-l", "gobelet-reutilisable", "barnum-6x3", "frigo-vitrine", "rallonge-p17-16a-mono-10-m", "barriere-vauban", "sac-de-glacons"],
    appliances: [["Tireuse", "P17_16A_MONO", 1800], fridge, ["Congélateur", "PC16_Prise_classique", 500], light],
    panels: [queue, ["AFFICHE", "TARIFS DU BAR", "A2"], ["AFFICHE", "PROTECTION DES MINEURS", "A3"]],
    water: ["Arrivée d'eau et évacuation", "Un point d'eau pour le rinçage des gobelets"],
    needs: ["Un agent à partir de 22 h", "Fermeture de la caisse accompagnée"],
    companies: ["Brasserie des Deux Fleuves", "Jus du Verger"],
  },
  cuisine: {
    published: 0.4,
    opens: [7, 19],
    categories: ["Autre", "RELOU"],
    places: ["Food Court", "Catering Orga", "Catering Artistes", "Cour du Restaurant"],
    purposes: ["nourrir tout le monde, sans gaspiller", "un plat chaud à toute heure"],
    gears: ["plancha-gaz", "marmite-50-l", "thermoport", "bouteille-de-gaz-13-kg", "table-pliante", "extincteur-co2", "rallonge-p17-32a-tri-25-m", "barriere-heras", "assiette-en-carton"],
    appliances: [["Étuve", "P17_32A_TRI", 5500], ["Crêpière", "P17_16A_MONO", 3600], fridge, ["Percolateur", "PC16_Prise_classique", 2000]],
    panels: [queue, ["AFFICHE", "ALLERGÈNES", "A3"], ["AFFICHE", "TARIFS", "A2"]],
    water: ["Eau potable, évier et évacuation des eaux grasses"],
    needs: ["Extincteurs à côté des feux, passage des secours libre"],
    companies: ["Primeur Bellecour", "La Ferme du Pilat", "Boulangerie du Tonkin"],
  },
  culture: {
    published: 0.85,
    opens: [13, 20],
    categories: ["Culture", "Divertissement", "Enfant"],
    places: ["Petit Chapiteau", "Village Associatif", "Village Enfants", "Salle Polyvalente", "Amphithéâtre Curie", "Patio"],
    purposes: ["faire découvrir une pratique", "occuper petits et grands l'après-midi", "rire ensemble"],
    gears: ["barnum-3x3", "table-pliante", "chaise-pliante", "enceinte-portable", "multiprise-6-prises", "guirlande-guinguette-20-m", "rubalise-100-m", "peinture-de-maquillage"],
    appliances: [sound, light, ["Vidéoprojecteur", "PC16_Prise_classique", 450]],
    panels: [programme, ["PANNEAU", "RÈGLES DU JEU", "A2"], queue],
    water: someWater,
    needs: noNeed,
    companies: local,
  },
  sport: {
    published: 0.9,
    opens: [9, 17],
    categories: ["Sport", "Enfant"],
    places: ["Terrain de Foot", "Terrain de Rugby", "Gymnase A", "Mur d'Escalade", "Piste d'Athlétisme"],
    purposes: ["jouer dehors, sans se prendre au sérieux", "initier ceux qui n'ont jamais essayé"],
    gears: ["plot-de-parcours", "filet-de-volley", "chasuble", "barnum-3x3", "trousse-de-secours", "rallonge-pc16-25-m", "barriere-vauban", "sifflet"],
    appliances: [sound, ["Tableau de marque", "PC16_Prise_classique", 100]],
    panels: [["AFFICHE", "RÈGLEMENT DU TOURNOI", "A2"], entrance],
    water: ["Une rampe d'eau pour les joueurs"],
    needs: ["Un secouriste sur place pendant le tournoi"],
    companies: ["Sport Location", "Escal'Alpes"],
  },
  course: {
    published: 0.95,
    opens: [9, 18],
    categories: ["Sport", "Divertissement"],
    places: ["Boucle de la Course", "Piste d'Athlétisme", "Allée Centrale"],
    purposes: ["faire courir des équipes de tout âge", "passer la ligne d'arrivée ensemble"],
    gears: ["dossard", "barriere-vauban", "gilet-jaune", "plot-de-parcours", "table-pliante", "cone-de-chantier", "chronometre", "rallonge-pc16-25-m"],
    appliances: [sound, ["Chronométrage", "PC16_Prise_classique", 600], ["Arche gonflable", "P17_16A_MONO", 1500]],
    panels: [["BACHE", "LIGNE D'ARRIVÉE", "5x1 m"], ["PANNEAU", "TRAVERSÉE DE COUREURS", "A2"]],
    water: ["Ravitaillement en eau tous les 800 m"],
    needs: ["Un signaleur à chaque carrefour, deux secouristes à l'arrivée"],
    companies: ["Chrono Rhône", "Arche & Compagnie"],
  },
  deco: {
    published: 0.2,
    opens: [8, 18],
    categories: ["Culture", "FUN"],
    places: ["Entrée Principale", "Allée des Lumières", "Local Déco", "Avenue des Arts"],
    purposes: ["donner au site ses couleurs", "un coin où l'on se pose"],
    gears: ["visseuse", "escabeau", "collier-de-serrage", "guirlande-guinguette-20-m", "projecteur-led-50-w", "jambe-de-force-heras", "bache-plastique", "canape-de-loge"],
    appliances: [light, ["Projecteurs LED", "PC16_Prise_classique", 800]],
    panels: [["BACHE", "BIENVENUE", "8x1 m"], staffOnly],
    water: someWater,
    needs: noNeed,
    companies: ["Recyclerie du Rhône", "Bois & Co"],
  },
  engage: {
    published: 0.5,
    opens: [11, 22],
    categories: ["Autre", "FUN"],
    places: ["Village Associatif", "Poste de Secours Nord", "Zone Déchets", "Salle de Réunion 1"],
    purposes: ["prendre soin du public", "laisser le site plus propre qu'en arrivant"],
    gears: ["barnum-3x3", "table-pliante", "poubelle-120-l", "pince-a-dechets", "bouchons-d-oreilles", "gants-de-manutention", "barriere-heras", "guirlande-guinguette-20-m"],
    appliances: [light, ["Bouilloire", "PC16_Prise_classique", 2000]],
    panels: [["AFFICHE", "TRI DES DÉCHETS", "A1"], ["PANNEAU", "PRÉVENTION", "A2"]],
    water: ["Un point d'eau potable signalé"],
    needs: ["Accès direct au poste de secours"],
    companies: ["Prévention Campus", "Toilettes du Bois"],
  },
  partenaire: {
    published: 0.4,
    opens: [10, 17],
    categories: ["Autre", "STATIQUE"],
    places: ["Village Partenaires", "Allée Centrale", "Studio Radio", "Salle Presse"],
    purposes: ["faire connaître le festival", "remercier ceux qui le rendent possible"],
    gears: ["barnum-4x3", "mange-debout", "multiprise-6-prises", "canape-de-loge", "barriere-vauban", "rallonge-pc16-10-m"],
    appliances: [["Écran", "PC16_Prise_classique", 250], sound, fridge],
    panels: [["BACHE", "PARTENAIRE PRINCIPAL", "4x1 m"], entrance],
    water: someWater,
    needs: ["Gardiennage du stand la nuit"],
    companies: ["Banque du Campus", "Cycles Saône", "Mutuelle Étudiante"],
  },
  securite: {
    published: 0,
    opens: [12, 22],
    categories: ["STATIQUE", "RELOU"],
    places: ["Entrée Principale", "Entrée Nord", "QG Sécurité", "Poste de Secours Sud"],
    purposes: ["que chacun rentre chez soi entier", "connaître à tout moment la jauge du site"],
    gears: ["barriere-vauban", "barriere-heras", "talkie-walkie", "gilet-jaune", "table-pliante", "lampe-frontale", "portail-heras", "projecteur-led-100-w"],
    appliances: [["Éclairage de la file", "PC16_Prise_classique", 800], ["Chargeurs de talkies", "PC16_Prise_classique", 200]],
    panels: [["AFFICHE", "FOUILLE À L'ENTRÉE", "A1"], ["PANNEAU", "SORTIE DE SECOURS", "A2"], queue],
    water: someWater,
    needs: ["Six agents de 18 h à 6 h, dont deux femmes pour la palpation", "Liaison radio permanente avec le QG"],
    companies: ["Sentinelle Événement", "Secours Mutualistes"],
  },
};
