import { refusal } from "../testing/refusal";
import { forgetMe, forgetByManager, type TiesToFestival, wrongForgetCredentials } from "./forget";

const free: TiesToFestival = { hasFutureAssignment: false, balance: 0, transactions: 0, isNamed: false };
const NOT_ME = "Nous ne pouvons pas t'effacer de Coulisses.";
const NOT_THEM = "Nous ne pouvons pas l'effacer de Coulisses.";
const myTask = `${NOT_ME}\nTu es affecté·e à une tâche à venir.\nContacte les responsables bénévoles pour t'aider.`;
const myDebts = `${NOT_ME}\nTu as des dettes auprès de l'association.\nContacte le secrétaire général pour t'aider.`;
const theirTask = `${NOT_THEM}\nIel est affecté·e à une tâche à venir.`;
const theirDebts = `${NOT_THEM}\nIel a des dettes auprès de l'association.`;
const theirMoney = `${NOT_THEM}\nIel a déjà effectué des transactions.`;

describe("§8.4 Anyone who asks to be forgotten", () => {
  it("leaves nothing when neither books nor sheets name them", () => {
    expect(forgetMe(free)).toBe("deleted");
  });

  it.each([{ transactions: 1 }, { transactions: 3, balance: 120 }, { isNamed: true }])(
    "stays as a number when something counts on it: %j",
    (tie) => {
      expect(forgetMe({ ...free, ...tie })).toBe("anonymised");
    },
  );

  it("is held back by a task to come, then by debts", () => {
    expect(() => forgetMe({ ...free, hasFutureAssignment: true, balance: -1 })).toThrow(refusal(myTask));
    expect(() => forgetMe({ ...free, balance: -1, transactions: 1 })).toThrow(refusal(myDebts));
  });

  it("has to prove who they are, on the field of the password", () => {
    const expected = `${NOT_ME}\nLe mot de passe et l'adresse mail ne correspondent pas.`;
    expect(wrongForgetCredentials()).toMatchObject({ kind: "forbidden", fields: { password: expected } });
  });
});

describe("§8.4 A person whom a manager forgets", () => {
  it("leaves nothing when nothing names them, and a number where a sheet does", () => {
    expect(forgetByManager(free)).toBe("deleted");
    expect(forgetByManager({ ...free, isNamed: true })).toBe("anonymised");
  });

  it("is held back by a task to come, then by debts, then by any transaction", () => {
    const all = { ...free, hasFutureAssignment: true, balance: -1, transactions: 1 };
    expect(() => forgetByManager(all)).toThrow(refusal(theirTask));
    expect(() => forgetByManager({ ...all, hasFutureAssignment: false })).toThrow(refusal(theirDebts));
    expect(() => forgetByManager({ ...free, transactions: 1 })).toThrow(refusal(theirMoney));
  });
});
