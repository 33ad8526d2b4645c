import { badInputRefusal, refusal } from "../testing/refusal";
import {
  addCandidate,
  canChangeLast,
  canFulfillMore,
  canRevoke,
  changeLast,
  chooseTeam,
  type Funnel,
  funnelAssignment,
  teamByCandidate,
  type FunnelPerson,
  funnelTeams,
  openFunnel,
  revokeLast,
} from "./funnel";

const [LEA, NOEL, TATOUIN, BRUCE] = [1, 2, 3, 4];
const person = (id: number, teams: string[], ...friendIds: number[]): FunnelPerson => ({
  id,
  teams,
  friendIds,
});
const on = (missing: Record<string, number>, [first, ...others]: [FunnelPerson, ...FunnelPerson[]]): Funnel =>
  openFunnel({ missing, people: [first, ...others] }, first);
const ids = ({ candidates }: Funnel) => candidates.map(({ id }) => id);
const places = (funnel: Funnel) => Object.fromEntries(teamByCandidate(funnel));
const both = ["benevole", "conducteur"];

describe("5.7 Friends who come together", () => {
  it("1 come as teams of theirs that still lack a person; organisers count as trusted", () => {
    const missing = { benevole: 1, conducteur: 0, confiance: 1 };
    expect(funnelTeams({ missing }, person(LEA, [...both, "hard"]))).toEqual(["benevole", "confiance"]);
  });

  it("2 have their team chosen for them when there is one only", () => {
    expect(places(on({ benevole: 1, conducteur: 1 }, [person(NOEL, ["benevole"])]))).toEqual({
      [NOEL]: "benevole",
    });
    expect(places(on({ benevole: 1, conducteur: 1 }, [person(LEA, both)]))).toEqual({ [LEA]: undefined });
  });

  it("3 are assigned at once, when each has a team", () => {
    const funnel = on({ benevole: 1, conducteur: 1 }, [person(LEA, both)]);
    expect(() => funnelAssignment(funnel)).toThrow(
      refusal("Les candidats ne sont pas tous affectés à une équipe"),
    );
    expect(() => funnelAssignment({ ...funnel, candidates: [] })).toThrow(
      refusal("Impossible d'affecter pour le moment"),
    );
    const chosen = chooseTeam(funnel, LEA, "conducteur");
    expect(funnelAssignment(chosen)).toEqual([{ id: LEA, as: "conducteur" }]);
  });

  it("5 are asked in turn: who was passed over comes last", () => {
    const all = ["benevole"];
    const friends = [2, 3, 4].map((id) => person(id, all));
    const a = on({ benevole: 4 }, [person(LEA, all, 2, 3, 4), ...friends]);
    const withC = changeLast(addCandidate(a), 1);
    expect(ids(withC)).toEqual([LEA, 3]);
    expect(ids(addCandidate(withC))).toEqual([LEA, 3, 4]);
    expect(ids(addCandidate(addCandidate(withC)))).toEqual([LEA, 3, 4, 2]);
  });

  it("6 get the only team that the others leave", () => {
    const lea = person(LEA, both, NOEL, TATOUIN);
    const withNoel = addCandidate(
      on({ benevole: 1, conducteur: 1 }, [lea, person(NOEL, ["benevole"]), person(TATOUIN, both)]),
    );
    expect(places(withNoel)).toEqual({ [LEA]: "conducteur", [NOEL]: "benevole" });
    const withTatouin = changeLast(withNoel, 1);
    expect(places(withTatouin)).toEqual({ [LEA]: undefined, [TATOUIN]: undefined });
    expect(places(chooseTeam(withTatouin, TATOUIN, "conducteur"))).toEqual({
      [LEA]: "benevole",
      [TATOUIN]: "conducteur",
    });
    // Nobody chose for Léa: alone again, she may choose again.
    expect(places(revokeLast(withNoel))).toEqual({ [LEA]: undefined });
  });

  it("7 don't take a team that the others fill, nor one that isn't theirs", () => {
    const funnel = addCandidate(
      on({ benevole: 1, conducteur: 1 }, [person(LEA, both, NOEL), person(NOEL, ["benevole"])]),
    );
    expect(chooseTeam(funnel, LEA, "benevole")).toBe(funnel);
    expect(() => chooseTeam(funnel, NOEL, "conducteur")).toThrow(
      badInputRefusal("Cette personne ne peut pas être affectée avec cette équipe"),
    );
  });

  it("8 let the last of them go, or another person in their place", () => {
    const lea = person(LEA, ["benevole"], NOEL, BRUCE);
    const others = [person(NOEL, ["benevole"]), person(BRUCE, ["benevole"])];
    const alone = on({ benevole: 2 }, [lea, ...others]);
    expect([canRevoke(alone), canChangeLast(alone)]).toEqual([false, false]);
    expect(revokeLast(alone)).toBe(alone);
    const two = addCandidate(alone);
    expect([canRevoke(two), canChangeLast(two)]).toEqual([true, true]);
    expect(ids(changeLast(two, 1))).toEqual([LEA, BRUCE]);
    expect(ids(changeLast(changeLast(two, 1), 1))).toEqual([LEA, NOEL]);
    expect(ids(changeLast(two, -1))).toEqual([LEA, BRUCE]);
    expect(ids(revokeLast(two))).toEqual([LEA]);
    const oneFriend = addCandidate(on({ benevole: 2 }, [person(LEA, ["benevole"], NOEL), ...others]));
    expect(canChangeLast(oneFriend)).toBe(false);
    expect(changeLast(oneFriend, 1)).toBe(oneFriend);
  });

  it("9 bring nobody for whom no place is left", () => {
    const lea = on({ benevole: 1, conducteur: 1 }, [person(LEA, both, NOEL), person(NOEL, ["benevole"])]);
    expect(canFulfillMore(lea)).toBe(true);
    expect(canFulfillMore(chooseTeam(lea, LEA, "benevole"))).toBe(false);
  });

  it("10 bring nobody to the last place, nor without an assignable friend", () => {
    const friend = person(NOEL, ["benevole"]);
    const last = on({ benevole: 1 }, [person(LEA, ["benevole"], NOEL), friend]);
    expect([canFulfillMore(last), canChangeLast(last)]).toEqual([false, false]);
    expect(addCandidate(last)).toBe(last);
    expect(canFulfillMore(on({ benevole: 3 }, [person(LEA, ["benevole"]), friend]))).toBe(false);
    expect(canFulfillMore(on({ benevole: 3 }, [person(LEA, ["benevole"], 99), friend]))).toBe(false);
  });

  it("11 come until the places are taken", () => {
    const bruce = person(BRUCE, ["benevole"], LEA, NOEL);
    const others = [person(LEA, ["benevole"]), person(NOEL, ["benevole"])];
    const funnel = addCandidate(on({ benevole: 2 }, [bruce, ...others]));
    expect(ids(funnel)).toEqual([BRUCE, LEA]);
    expect([canFulfillMore(funnel), canChangeLast(funnel)]).toEqual([false, true]);
  });

  it("4 never bring a friend who would leave another person without a place", () => {
    // Either place would do for Léa, but not both for her and Tatouin with a third.
    const funnel = addCandidate(
      on({ benevole: 1, conducteur: 1 }, [
        person(LEA, both, TATOUIN, NOEL),
        person(TATOUIN, both),
        person(NOEL, ["benevole"]),
      ]),
    );
    expect(places(funnel)).toEqual({ [LEA]: undefined, [TATOUIN]: undefined });
    expect(canFulfillMore(funnel)).toBe(false);
  });
});
