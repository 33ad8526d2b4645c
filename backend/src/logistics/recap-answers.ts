import * as z from "zod";

const gear = { name: z.string(), slug: z.string() };

export const recapAnswer = z.array(
  z.object({ id: z.int(), ...gear, isConsumable: z.boolean(), stockDiscrepancy: z.int() }),
);

const quantity = { id: z.int(), quantity: z.int() };
const needs = z.array(z.object({ ...quantity, name: z.string() }));

export const recapDetailsAnswer = z.object({
  ...gear,
  details: z.array(
    z.object({
      start: z.iso.datetime(),
      end: z.iso.datetime(),
      stock: z.int(),
      inquiry: z.int(),
      inventory: z.int(),
      consumed: z.int().optional().describe("Pour les consommables seulement"),
      activities: needs,
      tasks: needs,
      borrows: z.array(z.object({ ...quantity, lender: z.string() })),
      purchases: z.array(z.object({ ...quantity, seller: z.string() })),
    }),
  ),
});

export const csvAnswer = z.string().describe("CSV en UTF-8, une ligne par matos qui manque");
