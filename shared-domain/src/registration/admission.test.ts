import { notFoundRefusal, refusal } from "../testing/refusal";
import {
  checkMayApply,
  checkMayReadApplication,
  checkMayReject,
  checkMayRestore,
  checkOwnApplication,
} from "./application";
import { type Candidate, enrol } from "./enrolment";
import { INVITATION_LIFE, invitationExpiryText, isInvitationOver } from "./invitation";

const pending = { isRejected: false };
const rejected = { isRejected: true };

describe("AP-1 Applying", () => {
  it("is done once an edition, for each membership", () => {
    expect(() => checkMayApply(undefined, "STAFF")).not.toThrow();
    expect(() => checkMayApply(pending, "STAFF")).toThrow(
      refusal("Tu as déjà candidaté pour être orga pour cette édition"),
    );
    expect(() => checkMayApply(pending, "VOLUNTEER")).toThrow(
      refusal("Tu as déjà candidaté pour être bénévole pour cette édition"),
    );
  });

  it("is over once it was rejected", () => {
    expect(() => checkMayApply(rejected, "VOLUNTEER")).toThrow(
      refusal("Ta candidature pour être bénévole a été rejetée pour cette édition"),
    );
  });

  it("is done for oneself", () => {
    expect(() => checkOwnApplication(true)).not.toThrow();
    expect(() => checkOwnApplication(false)).toThrow(
      refusal("Tu ne peux candidater que pour toi-même", "forbidden"),
    );
  });
});

it("An application is read by the person, and by those who enrol for that membership", () => {
  const stranger = { teams: ["benevole"], permissions: [] };
  const manager = { teams: ["sg"], permissions: ["enroll-hard"] };
  expect(() => checkMayReadApplication(true, "VOLUNTEER", stranger)).not.toThrow();
  expect(() => checkMayReadApplication(false, "STAFF", manager)).not.toThrow();
  const notYours = refusal("Tu ne peux voir que ta propre candidature", "forbidden");
  expect(() => checkMayReadApplication(false, "VOLUNTEER", manager)).toThrow(notYours);
  expect(() => checkMayReadApplication(false, "STAFF", stranger)).toThrow(notYours);
});

describe("AP-2 Rejecting and restoring", () => {
  it("are done once, to a person who applied", () => {
    const candidacy = { application: pending, isMember: false };
    expect(() => checkMayReject(candidacy, "STAFF")).not.toThrow();
    expect(() => checkMayReject({ ...candidacy, application: rejected }, "STAFF")).toThrow(
      refusal("Le bénévole a déjà été rejeté pour être orga pour cette édition"),
    );
    expect(() => checkMayRestore(rejected, "VOLUNTEER")).not.toThrow();
    expect(() => checkMayRestore(pending, "VOLUNTEER")).toThrow(
      refusal("Le bénévole n'a pas été rejeté pour être bénévole pour cette édition"),
    );
    const unknown = notFoundRefusal("Cette personne n'a pas candidaté pour être orga pour cette édition");
    expect(() => checkMayReject({ application: undefined, isMember: false }, "STAFF")).toThrow(unknown);
    expect(() => checkMayRestore(undefined, "STAFF")).toThrow(unknown);
  });

  it("come too late once another person has enrolled the person", () => {
    expect(() => checkMayReject({ application: pending, isMember: true }, "STAFF")).toThrow(
      refusal("Cette personne a été enrôlée entre-temps"),
    );
  });
});

describe("Enrolling", () => {
  const candidate = (name: string, changes: Partial<Candidate> = {}): Candidate => ({
    id: 1,
    name,
    teams: [],
    application: pending,
    emailConfirmed: true,
    ...changes,
  });
  const joining = (candidates: Candidate[], membership: "STAFF" | "VOLUNTEER") =>
    enrol(candidates, membership).map(({ candidate: { name }, joins }) => [name, ...joins]);

  it("EN-1 brings an organiser into hard, a volunteer into soft, and both among the members", () => {
    expect(joining([candidate("Léa")], "STAFF")).toEqual([["Léa", "hard", "benevole"]]);
    expect(joining([candidate("Léa", { teams: ["kfet"] })], "VOLUNTEER")).toEqual([
      ["Léa", "soft", "benevole"],
    ]);
    expect(joining([candidate("Léa", { teams: ["benevole"] })], "STAFF")).toEqual([["Léa", "hard"]]);
  });

  it("EN-2 enrols nobody when one of them is in the other team", () => {
    const soft = { teams: ["soft", "benevole"] };
    expect(() => enrol([candidate("Léa"), candidate("Noé", soft)], "STAFF")).toThrow(
      refusal("Noé est déjà enrôlé"),
    );
    expect(() => enrol([candidate("Léa", soft), candidate("Noé", soft)], "STAFF")).toThrow(
      refusal("Léa et Noé sont déjà enrôlés"),
    );
  });

  it("EN-3 leaves alone anyone who is in already, and enrols the others", () => {
    const member = candidate("Noé", { teams: ["soft", "benevole"], application: undefined });
    expect(joining([member, candidate("Léa")], "VOLUNTEER")).toEqual([["Léa", "soft", "benevole"]]);
  });

  it("is for those who applied and were not rejected", () => {
    const stranger = candidate("Noé", { application: undefined });
    expect(() => enrol([candidate("Léa"), stranger], "STAFF")).toThrow(
      refusal("Noé n'a pas candidaté pour être orga pour cette édition"),
    );
    const refused = candidate("Zoé", { application: rejected });
    expect(() => enrol([refused], "VOLUNTEER")).toThrow(refusal("La candidature de Zoé a été rejetée"));
    expect(() => enrol([refused, candidate("Max", { application: rejected })], "VOLUNTEER")).toThrow(
      refusal("Les candidatures de Zoé et Max ont été rejetées"),
    );
  });
});

describe("Enrolling a person whose address nobody confirmed", () => {
  const unconfirmed = (name: string): Candidate => ({
    id: 1,
    name,
    teams: [],
    application: pending,
    emailConfirmed: false,
  });
  it("waits for them: their plannings and the briefing would go nowhere", () => {
    expect(() => enrol([unconfirmed("Léa")], "VOLUNTEER")).toThrow(
      refusal("Léa n'a pas encore confirmé son adresse mail"),
    );
    expect(() => enrol([unconfirmed("Léa"), unconfirmed("Noé")], "STAFF")).toThrow(
      refusal("Léa et Noé n'ont pas encore confirmé leur adresse mail"),
    );
  });
});

describe("INV-2 The link that invites organisers", () => {
  const now = "2026-05-06T12:00:00Z";
  const claims = { exp: (Date.parse(now) + INVITATION_LIFE) / 1_000 };

  it("says until when", () => {
    expect(invitationExpiryText(claims, now)).toBe("Le lien expire le 5 juin 2026");
    expect(isInvitationOver(claims, now)).toBe(false);
  });

  it("is over after 30 days, and when it can't be read", () => {
    expect(invitationExpiryText(claims, "2026-06-05T12:00:00Z")).toBe("Le lien a expiré");
    expect(isInvitationOver(undefined, now)).toBe(true);
    expect(invitationExpiryText(undefined, now)).toBe("Le lien a expiré");
  });
});
