import { randomUUID } from "node:crypto";
import { inReviewWithGear, morning } from "../../festival-activities/testing/sheets";
import { call } from "../calls";
import { as, callerFor, idOfAdded, type Line, type Lines, type Method, stage } from "./stage";

const friday = "2027-05-14T08:00:00.000Z";
const purchase = { seller: "Castorama", availableOn: friday };
const borrow = { lender: "Mairie", availableOn: friday, unavailableOn: "2027-05-16T08:00:00.000Z" };

/** The slug of a gear of the catalogue. */
async function slugOfGear(name: string): Promise<string> {
  const body = { name, isPonctualUsage: false, isConsumable: false };
  const answer = await call(stage().server, "POST", "/logistic/gears", { ...as("admin"), body });
  return answer.json<{ slug: string }>().slug;
}

/** The writes of purchases, or loans, and their gear. */
function linesOf(path: `/logistic/${string}`, thing: string, form: object, change: object): Lines {
  const lineOf = (event: string, make: Line["make"]): Line => ({
    moves: ["logistic-sheets"],
    tells: { [`${thing}-${event}`]: "admin matos" },
    make,
  });
  const key = (method: Method, end = ""): keyof Lines => `${method} ${path}${end}`;
  return {
    [key("POST")]: lineOf("created", (send) => send(path, { ...as("matos"), body: form })),
    [key("PATCH", "/:id")]: lineOf("updated", async (send) =>
      send(`${path}/${await idOfAdded(path, form)}`, { ...as("matos"), body: change }),
    ),
    [key("DELETE", "/:id")]: lineOf("deleted", async (send) =>
      send(`${path}/${await idOfAdded(path, form)}`, as("matos")),
    ),
    [key("POST", "/:id/gear-requests")]: lineOf("updated", async (send) => {
      const body = { slug: await slugOfGear(`Table, ${thing}`), quantity: 2 };
      return send(`${path}/${await idOfAdded(path, form)}/gear-requests`, { ...as("matos"), body });
    }),
    [key("DELETE", "/:id/gear-requests/:slug")]: lineOf("updated", async (send) => {
      const slug = await slugOfGear(`Banc, ${thing}`);
      const gears = `${path}/${await idOfAdded(path, form)}/gear-requests`;
      const body = { slug, quantity: 2 };
      await call(stage().server, "POST", gears, { ...as("matos"), body });
      return send(`${gears}/${slug}`, as("matos"));
    }),
  };
}

/** Purchases, loans and what goes to the van. */
export const logisticLines: Lines = {
  "POST /logistic/loading/marks": {
    moves: [],
    tells: { "loading-noted": "admin matos" },
    make: async (send) => {
      const { id } = await inReviewWithGear(callerFor("organiser"));
      const mark = {
        sheet: { kind: "FA", id },
        slug: "chaise",
        quantity: 2,
        ...morning,
        way: "OUT",
        isDone: true,
      };
      const marks = [{ ...mark, id: randomUUID(), notedAt: new Date().toISOString() }];
      return send("/logistic/loading/marks", { ...as("matos"), body: { marks } });
    },
  },
  ...linesOf("/logistic/purchases", "purchase", purchase, { seller: "Leroy" }),
  ...linesOf("/logistic/borrows", "borrow", borrow, { lender: "Lycée" }),
};
