import { festivalWithArticle } from "./festival-name";

/** One article of the conditions of use. */
type Article = { title: string; paragraphs: string[] };

/** The date of the present conditions of use, as people read it. */
export const EULA_DATE = "29/07/2024";

type Facts = {
  name: string;
  /** Empty or absent while it has no name. */
  association?: string;
  domain: string;
  humainEmail: string;
  sgEmail: string;
};

/** The conditions of use, with the names and addresses of the configured festival. */
export function eulaArticles({ name, association, domain, humainEmail, sgEmail }: Facts): Article[] {
  const publisher = `${association ? `${association}, ` : ""}l'association qui organise ${festivalWithArticle(name)}`;
  return [
    {
      title: "Mentions légales",
      paragraphs: [
        `Ce site (${domain}) est édité par ${publisher}. Pour toute question sur l'association, écris à ${sgEmail}.`,
        `Il sert à préparer le festival : bénévoles, activités, tâches, matériel et plannings.`,
      ],
    },
    {
      title: "Accès au site",
      paragraphs: [
        "L'accès demande un compte personnel. Ton mot de passe ne se partage pas : ce qui est fait avec ton compte l'est en ton nom.",
        "Le site peut être interrompu pour une maintenance ou une panne, sans préavis. Un compte peut être fermé en cas d'abus.",
      ],
    },
    {
      title: "Données personnelles",
      paragraphs: [
        "Nous gardons ce que tu nous donnes à l'inscription (identité, contacts, date de naissance), tes disponibilités, tes affectations, tes amis et, si tu en as un, ton compte perso. Ces données ne servent qu'à organiser le festival et ne sont ni vendues ni transmises à d'autres.",
        `Les responsables des équipes voient ce qu'il leur faut pour organiser. Tu peux consulter et corriger tes données dans ton profil, et demander à être oublié·e en écrivant à ${humainEmail}.`,
      ],
    },
    {
      title: "Propriété intellectuelle",
      paragraphs: [
        "Les textes, images et logos du site appartiennent à l'association ou à leurs auteurs. Ils ne se réutilisent pas ailleurs sans accord écrit.",
      ],
    },
    {
      title: "Responsabilité",
      paragraphs: [
        "Nous faisons de notre mieux pour que les informations soient justes et à jour, sans pouvoir le garantir. Tu es responsable de ce que tu écris et de l'exactitude de ce que tu déclares.",
      ],
    },
    {
      title: "Liens vers d'autres sites",
      paragraphs: [
        "Certaines pages mènent vers d'autres sites. Leur contenu et leur usage de tes données relèvent de leurs éditeurs.",
      ],
    },
    {
      title: "Cookies et mémoire du navigateur",
      paragraphs: [
        "Un seul cookie, nécessaire, garde ta session ouverte pendant sept jours au plus. Le navigateur retient aussi tes choix d'affichage, comme le thème. Rien ne sert à te suivre ni à de la publicité.",
      ],
    },
    {
      title: "Publications",
      paragraphs: [
        "Les commentaires, photos et fiches que tu publies sont visibles des autres membres selon leurs droits. Restent interdits les propos injurieux, discriminatoires ou contraires à la loi ; ils peuvent être retirés.",
      ],
    },
    {
      title: "Droit applicable",
      paragraphs: [
        "Ces conditions relèvent du droit français. En cas de désaccord, parlons-en d'abord ; à défaut d'entente, les tribunaux français sont compétents.",
      ],
    },
  ];
}
