import { refused } from "../festival-error";

type Quota = {
  most: number;
  /** The name of the things: « Le festival compte déjà 5 000 … ». */
  what: string;
  /** The advice to the person: « … : supprime celles … ». */
  remedy: string;
  /** Counted for one person instead of the whole festival. */
  ofOne?: true;
};

/**
 * The most things of each kind kept at once: ten times the largest festival. The configuration key `quotas`
 * overrides them.
 */
export const quotas = {
  activities: { most: 3_000, what: "fiches activité", remedy: "supprime celles qui ne servent plus" },
  tasks: { most: 10_000, what: "fiches tâche", remedy: "supprime celles qui ne servent plus" },
  purchases: { most: 1_000, what: "fiches achat", remedy: "supprime celles qui ne servent plus" },
  borrows: { most: 1_000, what: "fiches emprunt", remedy: "supprime celles qui ne servent plus" },
  gears: { most: 10_000, what: "matos", remedy: "supprime ceux qui ne servent plus" },
  gearCategories: { most: 1_000, what: "catégories de matos", remedy: "supprime celles qui ne servent plus" },
  signages: { most: 2_000, what: "signalétiques", remedy: "supprime celles qui ne servent plus" },
  locations: { most: 2_000, what: "lieux", remedy: "supprime ceux qui ne servent plus" },
  teams: { most: 500, what: "équipes", remedy: "supprime celles qui ne servent plus" },
  permissions: { most: 1_000, what: "permissions", remedy: "supprime celles qui ne servent plus" },
  configurationKeys: {
    most: 200,
    what: "clés de configuration",
    remedy: "efface celles qui ne servent plus",
  },
  charismaPeriods: {
    ...{ most: 1_000, what: "créneaux de charisme", remedy: "supprime ceux qui ne servent plus" },
  },
  charismaParticipations: {
    ...{
      most: 50_000,
      what: "participations à des événements",
      remedy: "retire celles des éditions passées",
    },
  },
  barrels: { most: 200, what: "fûts", remedy: "supprime ceux qui ne servent plus" },
  sharedMeals: { most: 1_000, what: "repas partagés ouverts", remedy: "clos ou annule ceux qui sont passés" },
  friends: { most: 300, what: "amis", remedy: "retires-en avant d'en ajouter", ofOne: true },
  breaks: { most: 500, what: "pauses", remedy: "retires-en avant d'en ajouter", ofOne: true },
  proposals: {
    ...{
      most: 300,
      what: "propositions d'affectation",
      remedy: "supprime celles qui ne servent plus",
    },
  },
  queuedProposals: {
    ...{ most: 5, what: "propositions en préparation", ofOne: true },
    remedy: "attends qu'elles soient prêtes, ou annules-en une",
  },
  swaps: {
    ...{ most: 100, what: "demandes d'échange depuis hier", ofOne: true },
    remedy: "attends demain pour en faire d'autres",
  },
  prints: {
    ...{ most: 3, what: "impressions en préparation", ofOne: true },
    remedy: "attends qu'elles soient prêtes, ou annules-en une",
  },
} satisfies Record<string, Quota>;

/** A kind of thing whose number is bounded. */
export type QuotaKind = keyof typeof quotas;
/** The bounds that a festival sets itself. */
export type OwnQuotas = Partial<Record<QuotaKind, number>>;

/** The configuration key of `OwnQuotas`. */
export const QUOTAS_KEY = "quotas";

/** Throws `refused`, with advice, when the bound of this kind is reached. */
export function checkQuota(kind: QuotaKind, count: number, own: OwnQuotas = {}): void {
  const quota: Quota = quotas[kind];
  const most = own[kind] ?? quota.most;
  if (count < most) return;
  const whose = quota.ofOne === undefined ? "Le festival compte" : "Il y a";
  throw refused(
    `${whose} déjà ${most.toLocaleString("fr")} ${quota.what} : ${quota.remedy}, ` +
      "ou demande à qui gère la configuration d'augmenter cette limite",
  );
}
