import { act, lea } from "../../festival-activity/testing/activities";
import { refusal } from "../../testing/refusal";
import { addContact, removeContact } from "../sections/contacts";
import type { FestivalTask } from "../festival-task";
import { updateGeneral } from "../sections/general";
import {
  addVolunteerInCharge,
  clearInCharge,
  initInCharge,
  removeVolunteerInCharge,
} from "../sections/in-charge";
import { updateInstructions } from "../sections/instructions";
import { addMobilization, removeMobilization } from "../mobilization/mobilizations";
import { dismissTeam, dismissVolunteer } from "../mobilization/mobilized-people";
import {
  fridayNight,
  inReview,
  mobilization,
  named,
  readyDraft,
  refusedBy,
  saturday,
  zoe,
  zoeAsContact,
} from "../testing/tasks";

const nobody =
  "Toutes les mobilisations doivent demander au moins une personne (nominativement ou via les équipes)";
const someoneInCharge = readyDraft({
  instructions: { inCharge: { volunteers: [lea], instruction: "<p>Ferme à clé</p>" } },
});
const onlyLea = readyDraft({
  mobilizations: [{ ...saturday, teams: [], volunteers: [named(lea)] }],
});

describe("FT-42 What has left the draft stays fit for review", () => {
  it.each<[string, (ft: FestivalTask) => FestivalTask, string, typeof someoneInCharge?]>([
    ["its team", (ft) => updateGeneral(ft, { team: null }), "Une équipe responsable est nécessaire"],
    [
      "its instructions",
      (ft) => updateInstructions(ft, { global: null }, act),
      "Des instructions sont nécessaires",
    ],
    [
      "its last contact",
      (ft) => removeContact(ft, lea.id),
      "Au moins une personne à contacter est nécessaire",
    ],
    [
      "the instructions of those in charge",
      (ft) => updateInstructions(ft, { inCharge: null }, act),
      "Des instructions spécifiques sont nécessaires pour les responsables",
      someoneInCharge,
    ],
    [
      "the last one in charge",
      (ft) => removeVolunteerInCharge(ft, lea.id),
      "Des responsables sont nécessaires pour les instructions spécifiques",
      someoneInCharge,
    ],
    [
      "instructions for whom it puts in charge",
      (ft) => addVolunteerInCharge(ft, zoe),
      "Des instructions spécifiques sont nécessaires pour les responsables",
    ],
    [
      "people for the instructions in charge",
      (ft) => updateInstructions(ft, { inCharge: "<p>Ferme</p>" }, act),
      "Des responsables sont nécessaires pour les instructions spécifiques",
    ],
    [
      "its last mobilization",
      (ft) => removeMobilization(ft, fridayNight.id, act),
      "Au moins une mobilisation est nécessaire",
    ],
    [
      "people in a new mobilization",
      (ft) => addMobilization(ft, { ...saturday, volunteers: [], teams: [] }, act),
      nobody,
    ],
    ["the last team of a mobilization", (ft) => dismissTeam(ft, fridayNight.id, "benevole"), nobody],
    [
      "the last volunteer of a mobilization",
      (ft) => dismissVolunteer(ft, saturday.id, lea.id),
      nobody,
      onlyLea,
    ],
  ])("it keeps %s", (_, change, reason, from = readyDraft()) => {
    expect(() => change(inReview(from))).toThrow(refusal(reason));
    expect(() => change(refusedBy(["humain"], from))).toThrow(refusal(reason));
    expect(() => change(from)).not.toThrow();
  });

  it("a draft may lose its team and its instructions", () => {
    const emptied = updateInstructions(updateGeneral(readyDraft(), { team: null }), { global: null }, act);
    expect(emptied.general.team).toBeNull();
    expect(emptied.instructions.global).toBeNull();
  });

  it("all that is missing is told, without a header", () => {
    const lost = {
      ...inReview(),
      mobilizations: [mobilization({ from: "17 18:00", to: "17 20:00" }, { teams: [] })],
    };
    expect(() => updateGeneral(lost, { team: null })).toThrow(
      refusal(`Une équipe responsable est nécessaire\n${nobody}`),
    );
  });
});

describe("FT-43 People of the instructions", () => {
  it("a person already there stays as they are", () => {
    const contacts = addContact(addContact(readyDraft(), zoeAsContact), {
      ...zoeAsContact,
      phone: "",
    });
    expect(contacts.instructions.contacts.map(({ phone }) => phone)).toEqual(["0612345678", "0687654321"]);
    expect(addVolunteerInCharge(someoneInCharge, lea)).toEqual(someoneInCharge);
  });

  it("removing a person who is not there changes nothing", () => {
    expect(removeContact(inReview(), 77)).toEqual(inReview());
    expect(removeVolunteerInCharge(someoneInCharge, 77)).toEqual(someoneInCharge);
  });
});

describe("Those in charge and their instructions", () => {
  it("come together, each person once", () => {
    const volunteers = [zoe, lea, zoe];
    const ft = initInCharge(inReview(), { volunteers, instruction: "<p>Ferme</p>" }, act);
    expect(ft.instructions.inCharge).toEqual({
      volunteers: [zoe, lea],
      instruction: "<p>Ferme</p>",
    });
  });

  it("go together, and going twice changes nothing", () => {
    const cleared = clearInCharge(someoneInCharge, act);
    expect(cleared.instructions.inCharge).toEqual({ volunteers: [], instruction: null });
    expect(clearInCharge(cleared, act)).toBe(cleared);
  });

  it("can't be initialised twice", () => {
    const again = { volunteers: [zoe], instruction: "<p>Ouvre</p>" };
    const already = refusal("Les instructions spécifiques des responsables ont déjà été initialisées");
    expect(() => initInCharge(someoneInCharge, again, act)).toThrow(already);
    const onlyText = readyDraft({
      instructions: { inCharge: { volunteers: [], instruction: "<p>Ferme</p>" } },
    });
    expect(() => initInCharge(onlyText, again, act)).toThrow(already);
    const onlyZoe = readyDraft({
      instructions: { inCharge: { volunteers: [zoe], instruction: null } },
    });
    expect(() => initInCharge(onlyZoe, again, act)).toThrow(already);
  });
});
