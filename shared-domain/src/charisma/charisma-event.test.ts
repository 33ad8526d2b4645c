import { alreadyParticipating, participationsIn } from "./charisma-event";

const event = { name: "Nettoyage d'été", charismaPerHour: 10, eventDate: "2026-11-22" };
const participants = [
  { id: 1, hours: 2 },
  { id: 2, hours: 1.5 },
];

describe("The participants of a charisma event", () => {
  it("§3.4-7 each earn what an hour is worth for each of their hours", () => {
    expect(participationsIn(event, participants)).toEqual([
      {
        participantId: 1,
        slug: "nettoyage-d-ete",
        name: "Nettoyage d'été",
        charisma: 20,
        eventDate: "2026-11-22",
      },
      {
        participantId: 2,
        slug: "nettoyage-d-ete",
        name: "Nettoyage d'été",
        charisma: 15,
        eventDate: "2026-11-22",
      },
    ]);
  });

  const name = "Le nom de l'événement n'est pas valide";
  it.each([
    ["§3.4-1 no name", { name: "" }, participants, name],
    ["§3.4-1 a name without a letter", { name: " ?" }, participants, name],
    ["§3.4-2 no points", { charismaPerHour: 0 }, participants, "Le charisme par heure doit être positif"],
    ["§3.4-2 parts of points", { charismaPerHour: 1.5 }, [], "Le charisme par heure doit être un entier"],
    ["§3.4-3 nobody", {}, [], "Aucun participant n'est renseigné"],
    ["§3.4-4 no hours", {}, [{ id: 1, hours: 0 }], "Les heures de participation doivent être positives"],
    [
      "§3.4-5 the same person twice",
      {},
      [participants[0]!, participants[0]!],
      "Un participant ne peut pas participer plusieurs fois à un évènement. Il n'est pas encore possible de se dédoubler",
    ],
    [
      "§3.4-7 hours that make parts of points",
      {},
      [{ id: 1, hours: 0.25 }],
      "Le charisme gagné par chacun doit être un entier, d'un million au plus",
    ],
  ])("%s is refused", (_, wrong, people, message) => {
    expect(() => participationsIn({ ...event, ...wrong }, people)).toThrow(message);
  });

  it("§3.4-6 who already takes part is named", () => {
    const lea = { firstname: "Léa", lastname: "Martin" };
    const noel = { firstname: "Noël", lastname: "Petit" };
    expect(alreadyParticipating([lea]).message).toBe("Léa Martin participe déjà à cet évènement");
    expect(alreadyParticipating([lea, noel]).message).toBe(
      "Léa Martin, Noël Petit participent déjà à cet évènement",
    );
  });
});
