import { defaultLeaflet, type LeafletTexts } from "@coulisses/shared-domain/planning/leaflet";

const list = (tag: "ol" | "ul", items: readonly string[]) =>
  `<${tag}>${items.map((item) => `<li>${item}</li>`).join("")}</${tag}>`;

/** The texts of the demo's leaflets. */
export const leafletTexts: LeafletTexts = {
  introduction: `${defaultLeaflet.introduction}<p>Le QG Orga t'accueille jour et nuit : boissons chaudes, prises de courant, un coin calme et quelqu'un qui sait.</p>`,
  contacts: [
    { name: "PC Sécurité principal", phone: "06 39 98 00 01" },
    { name: "PC Sécurité secondaire", phone: "06 39 98 00 02" },
    { name: "Responsables bénévoles", phone: "06 39 98 00 03" },
  ],
  channels: [
    { name: "1 : Général", purpose: "Tout le monde", teams: [] },
    { name: "2 : Points d'accès véhicules", purpose: "Barrières et conducteurs", teams: [] },
    { name: "3 : Sécurité", purpose: "PC Sécurité et rondes", teams: ["hard", "vieux"] },
    { name: "4 : Électricité", purpose: "Coupures et branchements", teams: ["hard", "vieux"] },
    { name: "5 : Bars", purpose: "Réassort", teams: ["hard", "vieux"] },
    { name: "6 : Technique", purpose: "Repli si le canal 1 est coupé", teams: ["hard", "vieux"] },
  ],
  pages: [
    {
      title: "En cas de malaise",
      text: list("ol", [
        "<strong>Protège</strong> : éloigne le danger, écarte les curieux.",
        "<strong>Alerte</strong> le PC Sécurité : où tu es, combien de personnes, ce que tu vois.",
        "<strong>Reste</strong> avec la personne et parle-lui jusqu'à l'arrivée des secours.",
        "<strong>Guide</strong> les secours depuis l'allée la plus proche.",
      ]),
      picture: null,
    },
    {
      title: "Témoin d'un comportement déplacé : les 5D",
      text: list("ul", [
        "<strong>Détourner</strong> l'attention : demande l'heure, renverse un verre d'eau.",
        "<strong>Déléguer</strong> : va chercher quelqu'un de l'équipe.",
        "<strong>Documenter</strong>, si la personne visée le veut bien.",
        "<strong>Dialoguer</strong> avec elle, même après coup.",
        "<strong>Dire</strong> calmement que ça suffit, si tu te sens en sécurité.",
      ]),
      picture: null,
    },
  ],
  logo: null,
  securityPlan: null,
};
