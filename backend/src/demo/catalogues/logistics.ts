import type { Borrow, Purchase } from "@coulisses/shared-domain/contract/logistic-sheets";
import { createBorrow } from "@coulisses/shared-domain/borrow/borrow";
import { putGear } from "@coulisses/shared-domain/logistics/logistic-sheet";
import { createPurchase } from "@coulisses/shared-domain/purchase/purchase";
import type { FestivalCalendar } from "../festival-dates";
import type { DemoGear } from "./gear-catalogue";
import type { Random } from "../random";

type DemoRecord = { gearId: number; quantity: number; storage: string; comment: string | null };
export type DemoLogistics = { inventory: DemoRecord[]; purchases: Purchase[]; borrows: Borrow[] };

type Input = {
  random: Random;
  calendar: FestivalCalendar;
  gears: readonly DemoGear[];
  /** The requests of all sheets. */
  requests: readonly { slug: string; quantity: number }[];
};

const storages: Record<string, readonly [string, ...string[]]> = {
  matos: ["Local Matos", "Conteneur Bar", "Conteneur Scène", "Cave du bâtiment C"],
  elec: ["Local Élec", "Conteneur Scène"],
  barrieres: ["Local Barrières", "Parking Orga"],
};
const comments = ["à vérifier", "quelques pièces abîmées", "prêté par la Kfet", "neuf", "clé au QG"] as const;

const sellers = ["Castorama", "Metro", "Leroy Merlin", "Décathlon", "Manutan", "Brasserie du Rhône", "Ikea"];
const lenders = [
  "Mairie de Villeurbanne",
  "Métropole de Lyon",
  "Kiloutou",
  "Comité des fêtes",
  "Lycée voisin",
  "Association des anciens",
  "Loueur de sonorisation",
  "Croix-Rouge",
];

/** The inventory has enough of most gear and too little of some: most shortages are bought or borrowed. */
export function buildLogistics({ random, calendar, gears, requests }: Input): DemoLogistics {
  const asked = quantitiesAsked(requests);
  const shortages: { gear: DemoGear; missing: number }[] = [];
  const inventory = gears.flatMap((gear) => {
    const wanted = asked.get(gear.slug) ?? random.between(2, 20);
    const owned = Math.round(wanted * (0.5 + random.chance()));
    if (owned < wanted) shortages.push({ gear, missing: wanted - owned });
    return records(random, gear, owned);
  });

  const covered = shortages.filter(() => random.happens(0.8));
  const toBuy = covered.filter(({ gear }) => gear.isConsumable || random.happens(0.2));
  const toBorrow = covered.filter((shortage) => !toBuy.includes(shortage));
  const purchases = sellers.map((seller, index) =>
    createPurchase({
      id: index + 1,
      seller,
      availableOn: calendar.at(-random.between(5, 30), 10).toISOString(),
    }),
  );
  const borrows = lenders.map((lender, index) =>
    createBorrow({
      id: index + 1,
      lender,
      availableOn: calendar.at(-random.between(2, 6), 9).toISOString(),
      unavailableOn: calendar.at(random.between(4, 8), 18).toISOString(),
    }),
  );
  return { inventory, purchases: shared(purchases, toBuy), borrows: shared(borrows, toBorrow) };
}

function quantitiesAsked(requests: Input["requests"]): Map<string, number> {
  const asked = new Map<string, number>();
  for (const { slug, quantity } of requests) {
    asked.set(slug, (asked.get(slug) ?? 0) + quantity);
  }
  return asked;
}

function records(random: Random, { id, owner }: DemoGear, quantity: number): DemoRecord[] {
  const places = storages[owner?.code ?? "matos"] ?? ["QG Orga"];
  const used = random.some(places, quantity > 20 ? 2 : 1);
  const first = Math.ceil(quantity / used.length);
  return used.map((storage, index) => ({
    gearId: id,
    storage,
    quantity: index === 0 ? first : quantity - first,
    comment: random.happens(0.1) ? random.pick(comments) : null,
  }));
}

/** Gives each sheet its share of the shortages. */
function shared<Sheet extends Purchase | Borrow>(
  sheets: readonly Sheet[],
  shortages: readonly { gear: DemoGear; missing: number }[],
): Sheet[] {
  return sheets.map((sheet, index) =>
    shortages
      .filter((_, rank) => rank % sheets.length === index)
      .reduce((filled, { gear, missing }) => putGear(filled, gear, missing), sheet),
  );
}
