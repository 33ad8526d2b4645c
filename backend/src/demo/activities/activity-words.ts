import type { FestivalActivityReviewer } from "@coulisses/shared-domain/festival-activity/festival-activity";

type Texts = readonly [string, ...string[]];

export const organisations: Texts = [
  "L'équipe se relaie toutes les deux heures.",
  "Montage la veille, démontage dès la fermeture.",
  "Un responsable reste sur place du début à la fin.",
  "Le matériel fragile rentre au local chaque soir.",
  "Prévoir une solution de repli en cas de pluie.",
];

/** The reasons for which each team rejects a sheet. */
export const rejections: Record<FestivalActivityReviewer, Texts> = {
  humain: [
    "Il manque le numéro de la personne à joindre pendant l'activité.",
    "Six bénévoles en même temps, c'est trop pour cette animation : peux-tu revoir les créneaux ?",
  ],
  matos: [
    "On n'a pas autant de tables : peux-tu descendre, ou décaler le créneau ?",
    "Le créneau matos commence avant le retour du matériel de la veille.",
  ],
  elec: [
    "Il faut détailler la puissance appareil par appareil.",
    "Pas de 32A à cet endroit du site, voyons ensemble une autre solution.",
  ],
  barrieres: ["Les barrières coupent le passage des secours, il faut un autre plan d'implantation."],
  secu: [
    "La jauge n'est pas indiquée, on ne peut pas dimensionner le dispositif.",
    "Deux agents ne suffisent pas à cette heure-là.",
  ],
  signa: ["Les formats ne correspondent pas au catalogue : A2 ou A3 pour les panneaux."],
  communication: [
    "La photo est floue, as-tu une version plus grande ?",
    "La description ne dit pas à qui s'adresse l'animation.",
  ],
};

export const questions: Texts = [
  "Est-ce qu'on garde le même emplacement que l'an dernier ?",
  "On peut mutualiser le barnum avec le stand d'à côté ?",
  "Qui a les clés du local le vendredi matin ?",
  "Le prestataire arrive à quelle heure ?",
  "Il y a de la place dans le camion de 14 h si besoin.",
];

export const answers: Texts = [
  "Oui, rien ne change.",
  "Je vois ça avec l'équipe et je reviens vers toi.",
  "C'est corrigé, merci pour la relecture !",
  "Bonne idée, je modifie la fiche.",
  "Parfait pour nous.",
];

export const contractorComments: Texts = [
  "Arrive avec son propre véhicule",
  "Facture déjà réglée",
  "Appeler une heure avant",
  "Repas à prévoir pour deux personnes",
];
