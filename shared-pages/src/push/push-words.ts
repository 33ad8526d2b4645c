import type { PushState } from "./device";

/** The French text of each state; none when the server sends no notifications. */
export const pushWords: Record<Exclude<PushState, "none">, string> = {
  unsupported: "Ce navigateur ne sait pas afficher de notifications.",
  "to-install":
    "Sur iPhone et iPad, les notifications marchent une fois Coulisses sur ton écran d'accueil : bouton « Partager », puis « Sur l'écran d'accueil ». Ouvre ensuite Coulisses de là.",
  blocked:
    "Tu as bloqué les notifications de Coulisses : autorise-les dans les réglages de ton navigateur pour ce site.",
  off: "Cet appareil n'affiche pas tes rappels.",
  on: "Cet appareil affiche tes rappels.",
};
