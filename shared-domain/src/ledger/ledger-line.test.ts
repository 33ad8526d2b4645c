import { refusal } from "../testing/refusal";
import { type LedgerLine, ledgerCsv, transactionAlreadyDeleted, transactionNotFound } from "./ledger-line";

const armand = { id: 13, firstname: "Armand", lastname: "Laforge", nickname: null };
const solene = { id: 3, firstname: "Solène", lastname: "Gauthier", nickname: "Soso" };
const deposit: LedgerLine = {
  id: 8,
  type: "DEPOSIT",
  amount: 120_050,
  context: "Recharge de compte perso",
  date: "2026-11-21T19:30:00.000Z",
  payee: armand,
  isDeleted: false,
};

describe("The file of the transactions", () => {
  it("has one line a movement, in euros, and nobody where the money is the association's", () => {
    const deleted: LedgerLine = {
      ...deposit,
      id: 7,
      type: "TRANSFER",
      amount: 5,
      context: "=1+1",
      payor: solene,
      isDeleted: true,
      deletion: { by: solene, date: "2026-11-22T08:00:00.000Z" },
    };
    expect(ledgerCsv([deposit, deleted]).split("\n")).toEqual([
      '"Numéro","Type","Depuis","Vers","Contexte","Date","Montant (€)","Supprimée par","Supprimée le"',
      '"8","Dépôt","","Armand Laforge","Recharge de compte perso","21/11/2026 20:30","1200,50","",""',
      `"7","Virement","Solène (Soso) Gauthier","Armand Laforge","'=1+1","21/11/2026 20:30","0,05","Solène (Soso) Gauthier","22/11/2026 09:00"`,
    ]);
  });
});

it("Decision 51: an unknown transaction is not found, one deleted before is refused", () => {
  const thrown = (error: Error) => () => {
    throw error;
  };
  expect(thrown(transactionAlreadyDeleted(4))).toThrow(refusal("Transaction avec l'id 4 déjà supprimée"));
  expect(transactionNotFound(4)).toMatchObject({
    kind: "not-found",
    message: "Transaction avec l'id 4 introuvable",
  });
});
