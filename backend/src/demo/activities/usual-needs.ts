import type { Appliance, Panel, Texts } from "./activity-kinds";

export const light: Appliance = ["Guirlande guinguette", "PC16_Prise_classique", 120];
export const soundSystem: Appliance = ["Sono légère", "PC16_Prise_classique", 1500];
export const fridge: Appliance = ["Frigo vitrine", "PC16_Prise_classique", 350];
export const queue: Panel = ["PANNEAU", "FILE D'ATTENTE", "A2"];
export const staffOnly: Panel = ["PANNEAU", "ACCÈS RÉSERVÉ ORGA", "A3"];
export const programme: Panel = ["AFFICHE", "PROGRAMME DU JOUR", "A1"];
export const entranceSign: Panel = ["PANNEAU", "ENTRÉE", "A1"];

export const waterNeeds: Texts = ["Un point d'eau à moins de 50 m", "Deux jerricans de 20 L par jour"];
export const noNeed: Texts = ["Une ronde toutes les deux heures pendant la nuit"];
export const local: Texts = ["Les Ateliers du Rhône", "Collectif Pavillon", "Association Tempo"];
