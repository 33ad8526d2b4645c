import type { Batch } from "@coulisses/shared-domain/contract/money/consumptions";
import { as, callerFor, everybody, idOf, type Lines, stage } from "./stage";
import { call } from "../calls";
import { keyed } from "../money";

const openedOn = "2027-02-22T19:00:00.000Z";
const holders = "admin humain matos organiser";

const addBarrel = (drink: string) =>
  callerFor("admin").post("/personal-account/barrels", { drink, price: 8000, openedOn });
const sticksOfMatos = () => [{ consumer: Number(idOf("matos")), consumption: 2 }];
const deposits = () => [{ depositor: Number(idOf("camille")), amount: 500 }];

/** The SG's saves and transfers: each person hears of their account, the SG of all. */
export const consumptionLines: Lines = {
  "POST /transactions/deposits": {
    moves: ["balances"],
    tells: { "money-moved": "admin camille" },
    make: (send) => send("/transactions/deposits", { ...as("admin"), ...keyed(), body: deposits() }),
  },
  "POST /transactions/transfer": {
    moves: ["balances"],
    tells: { "money-moved": "admin humain organiser" },
    make: (send) => {
      const body = { to: Number(idOf("humain")), amount: 100, context: "Crêpes" };
      return send("/transactions/transfer", { ...as("organiser"), ...keyed(), body });
    },
  },
  "POST /transactions/barrels": {
    moves: ["balances"],
    tells: { "money-moved": "admin matos" },
    make: async (send) => {
      await addBarrel("Blonde");
      const body = { barrelSlug: "blonde", transactions: sticksOfMatos() };
      return send("/transactions/barrels", { ...as("admin"), ...keyed(), body });
    },
  },
  "POST /transactions/provisions": {
    moves: ["balances"],
    tells: { "money-moved": "admin matos" },
    make: (send) => {
      const body = { stickPrice: 30, transactions: sticksOfMatos() };
      return send("/transactions/provisions", { ...as("admin"), ...keyed(), body });
    },
  },
  "POST /transactions/external-event": {
    moves: ["balances"],
    tells: { "money-moved": "admin matos" },
    make: (send) => {
      const body = [{ consumer: Number(idOf("matos")), amount: 500, context: "Bal" }];
      return send("/transactions/external-event", { ...as("admin"), ...keyed(), body });
    },
  },
  "POST /users/personal-account-consumers/negative-mail": {
    moves: ["charisma"],
    tells: { "configuration-updated": everybody },
    make: async (send) => {
      const body = [{ consumer: Number(idOf("matos")), amount: 500, context: "Bal" }];
      await callerFor("admin").post("/transactions/external-event", body, keyed().headers);
      return send("/users/personal-account-consumers/negative-mail", {
        ...as("admin"),
        body: { signature: "Sacha, SG" },
      });
    },
  },
  "DELETE /transactions/batches/:id": {
    moves: ["balances"],
    tells: { "money-moved": "admin camille" },
    make: async (send) => {
      const extra = { ...as("admin"), ...keyed(), body: deposits() };
      await call(stage().server, "POST", "/transactions/deposits", extra);
      const [batch] = (await callerFor("admin").get("/transactions/batches")).json<Batch[]>();
      return send(`/transactions/batches/${String(batch?.id)}`, as("admin"));
    },
  },
  "POST /personal-account/barrels": {
    moves: [],
    tells: { "barrel-added": holders },
    make: (send) =>
      send("/personal-account/barrels", {
        ...as("admin"),
        body: { drink: "Rousse", price: 8000, openedOn },
      }),
  },
  "PATCH /personal-account/barrels/:slug/price": {
    moves: [],
    tells: { "barrel-price-changed": holders },
    make: async (send) => {
      await addBarrel("Brune");
      return send("/personal-account/barrels/brune/price", { ...as("admin"), body: { price: 9000 } });
    },
  },
  "PATCH /personal-account/barrels/:slug/opening": {
    moves: [],
    tells: { "barrel-opening-changed": holders },
    make: async (send) => {
      await addBarrel("Stout");
      return send("/personal-account/barrels/stout/opening", { ...as("admin"), body: { openedOn } });
    },
  },
  "DELETE /personal-account/barrels/:slug": {
    moves: [],
    tells: { "barrel-removed": holders },
    make: async (send) => {
      await addBarrel("Cidre");
      return send("/personal-account/barrels/cidre", as("admin"));
    },
  },
};
