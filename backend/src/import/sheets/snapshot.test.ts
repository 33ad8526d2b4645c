import { importedSnapshot } from "./snapshot";
import { ids } from "./testing/peer";

describe("Snapshots of the peer", () => {
  it("get our names of people at every depth, of both ages of the peer, and version 1", () => {
    const snapshot = {
      id: 12,
      inCharge: { adherent: { id: 2, firstName: "Léa", lastName: "Roy", nickname: null } },
      feedbacks: [{ author: { id: 3, firstname: "Max", lastname: "Pic" }, content: "Bien" }],
      instructions: { contacts: [{ id: 4, firstName: "Zoé", lastName: "Val", phoneNumber: "0612345678" }] },
    };
    expect(importedSnapshot(snapshot, ids)).toEqual({
      version: 1,
      id: 12,
      inCharge: { adherent: { id: 102, firstname: "Léa", lastname: "Roy", nickname: null } },
      feedbacks: [{ author: { id: 103, firstname: "Max", lastname: "Pic" }, content: "Bien" }],
      instructions: { contacts: [{ id: 104, firstname: "Zoé", lastname: "Val", phone: "0612345678" }] },
    });
  });

  it("lose the names of people who were forgotten, or whose row is gone", () => {
    const people = [
      { id: 9, firstName: "Léa", lastName: "Roy", nickname: "Lé", phoneNumber: "0612345678" },
      { id: 55, firstname: "Max", lastname: "Pic" },
    ];
    const nobody = { firstname: "Anonymous", lastname: "Anonymous" };
    expect(importedSnapshot({ people }, ids)).toMatchObject({
      people: [
        { id: 109, ...nobody, nickname: null, phone: "0600000000" },
        { id: 55, ...nobody },
      ],
    });
  });

  it("keep contractors, who are no accounts", () => {
    const contractors = [{ id: 9, firstName: "Ann", lastName: "Son", phoneNumber: "04" }];
    expect(importedSnapshot({ inCharge: { contractors } }, ids)).toMatchObject({
      inCharge: { contractors: [{ id: 9, firstname: "Ann", lastname: "Son", phone: "04" }] },
    });
  });

  it("get our codes of teams", () => {
    const snapshot = {
      name: "ca",
      general: { team: "ca" },
      mobilizations: [
        {
          teams: [{ team: "personne", count: 2 }],
          assignments: [{ assignees: [{ id: 2, as: "personne" }] }],
        },
      ],
    };
    expect(importedSnapshot(snapshot, ids)).toMatchObject({
      name: "ca",
      general: { team: "orga" },
      mobilizations: [
        {
          teams: [{ team: "benevole", count: 2 }],
          assignments: [{ assignees: [{ id: 2, as: "benevole" }] }],
        },
      ],
    });
  });
});
