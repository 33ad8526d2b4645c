import { keysOf } from "../keys-of";
import {
  alreadyRequested,
  approveSwap,
  cancelSwap,
  alreadyComes,
  isPending,
  refuseSwap,
  requestSwap,
  statusAt,
  type Swap,
  type SwapStatus,
  swapStatusLabels,
  takeSwap,
  withdrawFromSwap,
} from "./swap";
import { defaultSwapRules, isAutomatic } from "./swap-rules";

const swapStatuses = keysOf(swapStatusLabels);

const start = new Date("2027-05-14T16:00:00Z");
const before = (hours: number) => new Date(start.getTime() - hours * 3_600_000);
const [lea, theo, hugo] = [1, 2, 3];
const contact = { id: 9, firstname: "Hugo", lastname: "Blanc", nickname: null, phone: "0611223344" };
const slot = { start, as: "benevole", contacts: [contact], email: "humain@festival.fr" };
const swap = (status: SwapStatus, takerId: number | null = null): Swap => ({
  status,
  takerId,
  start,
  requesterId: lea,
});
const ask = (changes: Partial<Parameters<typeof requestSwap>[0]>, now = before(24)) =>
  requestSwap({ ...slot, ...changes }, defaultSwapRules, now);

describe("SW-1 Asking to be replaced", () => {
  it("is for anyone who comes to a slot as a member of a team, until twelve hours before", () => {
    expect(ask({}, before(24))).toBe("benevole");
    expect(ask({}, before(12))).toBe("benevole");
  });

  it("too late says whom to call, or where to write when the task names nobody", () => {
    expect(() => ask({}, before(11.9))).toThrow(
      "Un remplacement se demande au plus tard 12 h avant le créneau. Maintenant, appelle Hugo Blanc au 06 11 22 33 44",
    );
    expect(() => ask({ contacts: [] }, before(1))).toThrow("Maintenant, écris à humain@festival.fr");
  });

  it("counts hours, not the clock on the wall, over the night on which the clocks go back", () => {
    const sunday = new Date("2027-10-31T09:00:00Z");
    expect(ask({ start: sunday }, new Date("2027-10-30T21:00:00Z"))).toBe("benevole");
    expect(() => ask({ start: sunday }, new Date("2027-10-30T21:00:01Z"))).toThrow("au plus tard 12 h");
  });

  it("is refused for a slot that began, without the slot, and to people named by the sheet", () => {
    const { as: _as, ...elsewhere } = slot;
    expect(() => ask({}, start)).toThrow("Ce créneau a déjà commencé");
    expect(() => requestSwap(elsewhere, defaultSwapRules, before(24))).toThrow(
      "Tu n'es pas affecté·e à ce créneau",
    );
    expect(() => ask({ as: null })).toThrow(
      "La fiche de cette tâche te nomme : pour être remplacé·e, appelle Hugo Blanc au 06 11 22 33 44",
    );
  });

  it("may be possible until the very start when the managers want no delay", () => {
    const now = new Date(start.getTime() - 1);
    expect(requestSwap(slot, { ...defaultSwapRules, cutOffHours: 0 }, now)).toBe("benevole");
  });
});

describe("SW-10 Asking for a person who called", () => {
  const zoe = { id: 4, firstname: "Zoé", lastname: "Petit", nickname: null };

  it("is possible until the slot begins, whatever the delay", () => {
    expect(ask({ person: zoe }, before(0.1))).toBe("benevole");
    expect(() => ask({ person: zoe }, start)).toThrow("Ce créneau a déjà commencé");
  });

  it("names the person where it is refused", () => {
    const { as: _as, ...elsewhere } = slot;
    expect(() => requestSwap({ ...elsewhere, person: zoe }, defaultSwapRules, before(24))).toThrow(
      "Zoé Petit n'est pas affecté·e à ce créneau",
    );
    expect(() => ask({ as: null, person: zoe })).toThrow(
      "La fiche de cette tâche nomme Zoé Petit : c'est elle qu'il faut modifier",
    );
    expect(alreadyRequested(zoe).message).toBe(
      "Un remplacement de Zoé Petit est déjà demandé sur ce créneau",
    );
  });
});

it("SW-2 A slot is asked for once at a time", () => {
  expect(alreadyRequested().message).toBe("Tu as déjà demandé à être remplacé·e sur ce créneau");
});

describe("SW-3 Offering to come", () => {
  it("is for the first who does", () => {
    expect(() => takeSwap(swap("OPEN"), theo, before(13))).not.toThrow();
    expect(() => takeSwap(swap("TAKEN", theo), hugo, before(13))).toThrow(
      "Quelqu'un d'autre a accepté juste avant toi. Merci quand même !",
    );
    expect(() => takeSwap(swap("TAKEN", theo), theo, before(13))).toThrow(
      "Tu as déjà accepté ce remplacement",
    );
  });

  it("is refused to the requester, and for what has ended", () => {
    expect(() => takeSwap(swap("OPEN"), lea, before(13))).toThrow("Tu ne peux pas te remplacer toi-même");
    for (const status of ["CANCELLED", "REFUSED", "EXPIRED"] as const)
      expect(() => takeSwap(swap(status), theo, before(13))).toThrow("Ce remplacement n'est plus demandé");
    expect(() => takeSwap(swap("OPEN"), theo, start)).toThrow("Ce remplacement n'est plus demandé");
  });

  it("is possible after the last instant for asking: the place is still to be filled", () => {
    expect(() => takeSwap(swap("OPEN"), theo, before(1))).not.toThrow();
  });
});

it("SW-4 Anyone who offered to come withdraws until a manager decides", () => {
  expect(() => withdrawFromSwap(swap("TAKEN", theo), theo, before(1))).not.toThrow();
  expect(() => withdrawFromSwap(swap("TAKEN", theo), hugo, before(1))).toThrow("Tu n'as pas accepté");
  expect(() => withdrawFromSwap(swap("APPROVED", theo), theo, before(1))).toThrow("est déjà décidé");
  expect(() => withdrawFromSwap(swap("TAKEN", theo), theo, start)).toThrow("est déjà décidé");
});

it("SW-5 The requester alone cancels, while nothing is decided", () => {
  expect(() => cancelSwap(swap("OPEN"), lea, before(1))).not.toThrow();
  expect(() => cancelSwap(swap("TAKEN", theo), lea, before(1))).not.toThrow();
  expect(() => cancelSwap(swap("OPEN"), theo, before(1))).toThrow("Ce n'est pas ta demande");
  expect(() => cancelSwap(swap("APPROVED", theo), lea, before(1))).toThrow("Cette demande est déjà terminée");
});

it("SW-6 A manager approves what a volunteer took, once", () => {
  expect(approveSwap(swap("TAKEN", theo), before(1))).toBe(theo);
  expect(() => approveSwap(swap("OPEN"), before(1))).toThrow("Personne n'a encore accepté ce remplacement");
  expect(() => approveSwap(swap("APPROVED", theo), before(1))).toThrow("Cette demande est déjà terminée");
  expect(() => approveSwap(swap("TAKEN", theo), start)).toThrow("Cette demande est déjà terminée");
});

it("SW-6 Only whom the manager saw is approved", () => {
  expect(approveSwap(swap("TAKEN", theo), before(1), theo)).toBe(theo);
  expect(() => approveSwap(swap("TAKEN", hugo), before(1), theo)).toThrow("Entre-temps, quelqu'un d'autre");
});

it("SW-6 Anyone who comes to the slot already does not take a second place of it", () => {
  expect(alreadyComes(contact).message).toBe("Hugo Blanc vient déjà à ce créneau");
});

it("SW-7 A manager refuses a request that waits, taken or not", () => {
  expect(() => refuseSwap(swap("OPEN"), before(1))).not.toThrow();
  expect(() => refuseSwap(swap("TAKEN", theo), before(1))).not.toThrow();
  expect(() => refuseSwap(swap("CANCELLED"), before(1))).toThrow("Cette demande est déjà terminée");
});

it("SW-8 A request that nobody settled ends with the start of its slot", () => {
  expect(swapStatuses.map((status) => statusAt({ status, start }, before(0.1)))).toEqual(swapStatuses);
  expect(swapStatuses.map((status) => statusAt({ status, start }, start))).toEqual([
    "EXPIRED",
    "EXPIRED",
    "APPROVED",
    "REFUSED",
    "CANCELLED",
    "EXPIRED",
  ]);
  expect(swapStatuses.filter(isPending)).toEqual(["OPEN", "TAKEN"]);
});

describe("SW-9 A swap without manager", () => {
  const rules = { ...defaultSwapRules, automatic: true };
  const taken = { start, as: "confiance", takerTeams: ["benevole", "confiance"] };

  it("is for festivals that want it", () => {
    expect(isAutomatic(taken, defaultSwapRules, before(48))).toBe(false);
    expect(isAutomatic(taken, rules, before(48))).toBe(true);
  });

  it("is made early enough for a manager to notice", () => {
    expect(isAutomatic(taken, rules, before(24))).toBe(true);
    expect(isAutomatic(taken, rules, before(23.9))).toBe(false);
  });

  it("is for members of the team itself, unless the managers want it for those who stand in too", () => {
    const standIn = { ...taken, takerTeams: ["benevole", "hard"] };
    expect(isAutomatic(standIn, rules, before(48))).toBe(false);
    expect(isAutomatic(standIn, { ...rules, automaticOwnTeam: false }, before(48))).toBe(true);
  });
});
