import { at, erased, peerWith, person } from "../testing/peer-rows";
import { now, target, toldReport } from "../testing/told";
import type { PeerPerson } from "./peer-person";
import { numberPeople } from "./number-people";
import { nobodyRow, peopleRows } from "./people-rows";

function imported(...people: PeerPerson[]) {
  const peer = peerWith({ user: people });
  const { told, report } = toldReport();
  const ids = numberPeople(peer, target, now);
  return { ...peopleRows(peer, { ids, target, report }), told, ids };
}

/** The only person, and what the report was told. */
function one(fields: Partial<PeerPerson>) {
  const { users, told } = imported(person(fields));
  return { user: users[0], told: told.map((line) => line.split(" : ").slice(1).join(" : ")) };
}

describe("An imported person", () => {
  it("comes as they are, and nothing is told", () => {
    const { user, told } = one({ nickname: " ", comment: "Végé", note: "Sûr", first_name: " Ame\u0301lie " });
    expect(told).toEqual([]);
    expect(user).toMatchObject({
      id: 7,
      email: "person-7@example.org",
      firstname: "Amélie",
      lastname: "Petit",
      nickname: null,
      birthdate: "2001-05-13",
      phone: "0612345678",
      comment: "Végé",
      note: "Sûr",
      passwordHash: person().password,
      hasApprovedEula: false,
      registrationMembership: "VOLUNTEER",
      createdAt: person().created_at,
      deletedAt: null,
    });
  });

  it.each([
    ["2001-05-13T00:00:00Z", "2001-05-13"],
    ["2001-05-12T22:00:00Z", "2001-05-13"],
    ["2001-01-12T23:00:00Z", "2001-01-13"],
  ])("was born on its day in Paris: %s is %s", (birth, day) => {
    expect(one({ birth_date: at(birth) }).user?.birthdate).toBe(day);
  });

  it.each([
    ["+33 6 12 34 56 78", "0612345678"],
    ["06.12-34 (56) 78", "0612345678"],
    ["+33612345678", "0612345678"],
  ])("has the number %s as %s", (typed, phone) => {
    expect(one({ phone_number: typed })).toMatchObject({ user: { phone }, told: [] });
  });

  it.each<[string, Partial<PeerPerson>, object, string]>([
    [
      "an address that the sign-in refuses",
      { email: "lea@mail.online" },
      { email: "lea@mail.online" },
      "que la connexion refuse",
    ],
    ["an empty name", { last_name: "" }, { lastname: "" }, "prénom ou nom vide"],
    ["no password", { password: "" }, { passwordHash: "" }, "pas de mot de passe dans Overbookd"],
    [
      "a password that nobody can check",
      { password: "$2b$31$abc" },
      { passwordHash: "" },
      "mot de passe illisible",
    ],
    [
      "a birth date long ago",
      { birth_date: at("0202-05-13T00:00:00Z") },
      { birthdate: "0202-05-13" },
      "invraisemblable",
    ],
    [
      "a birth date to come",
      { birth_date: at("2090-05-13T00:00:00Z") },
      { birthdate: "2090-05-13" },
      "invraisemblable",
    ],
    [
      "a number that is no mobile",
      { phone_number: "04 72 43 83 83" },
      { phone: "0472438383" },
      "pas un mobile",
    ],
    ["a picture, which stays behind", { profile_picture: "a.png" }, {}, "photo non reprise"],
  ])("is told with %s", (_case, fields, kept, why) => {
    const { user, told } = one(fields);
    expect(user).toMatchObject(kept);
    expect(told).toEqual([expect.stringContaining(why)]);
  });

  it("may have a school address", () => {
    expect(one({ email: "lea@insa-lyon.fr" }).told).toEqual([]);
  });

  it("keeps a closed account closed, since its last change, without a password", () => {
    const { user } = one({ is_deleted: true });
    expect(user).toMatchObject({ deletedAt: person().updated_at, passwordHash: "" });
  });

  it("that was erased is as our own forget-me leaves a person", () => {
    const { users, told } = imported(erased(8));
    expect(told).toEqual([]);
    expect(users).toEqual([
      {
        id: 8,
        email: "anonymous+8@festival.fr",
        firstname: "Anonymous",
        lastname: "Anonymous",
        nickname: null,
        phone: "0600000000",
        comment: null,
        passwordHash: "",
        birthdate: "1970-01-01",
        emailConfirmedAt: person().created_at,
        createdAt: person().created_at,
        deletedAt: person().updated_at,
      },
    ]);
  });
});

describe("Several imported people", () => {
  it("with one address: a living account keeps it, then the lowest id", () => {
    const { users, told } = imported(
      person({ id: 2, email: "Same@example.org ", is_deleted: true }),
      person({ id: 3, email: "same@example.org" }),
      person({ id: 4, email: "SAME@example.org" }),
    );
    expect(users.map(({ email, passwordHash }) => [email, passwordHash !== ""])).toEqual([
      ["import+2@festival.fr", false],
      ["same@example.org", true],
      ["import+4@festival.fr", false],
    ]);
    expect(told).toHaveLength(2);
  });

  it("keep their numbers but where an administrator has it", () => {
    const { ids, users } = imported(person({ id: 1 }), person({ id: 2 }), person({ id: 30 }));
    expect([1, 2, 30].map(ids.person)).toEqual([31, 2, 30]);
    expect(users.map(({ id }) => id)).toEqual([31, 2, 30]);
  });

  it("with the address of an administrator: that is this person, whose password stays", () => {
    const { administrators, users, ids, told } = imported(person({ id: 5, email: "Admin@example.org" }));
    expect([users, ids.person(5)]).toEqual([[], 1]);
    expect(administrators[0]?.fields).not.toHaveProperty("passwordHash");
    expect(told[0]).toContain("un administrateur déjà présent");
  });

  it("with the address of an administrator, but closed: it does not close the administrator", () => {
    const { administrators, users } = imported(
      person({ id: 5, email: "admin@example.org", is_deleted: true }),
    );
    expect(administrators).toEqual([]);
    expect(users).toMatchObject([{ id: 5, email: "import+5@festival.fr" }]);
  });

  it("may need somebody who stands for nobody, made once", () => {
    const { ids } = imported(person({ id: 5 }));
    expect(nobodyRow(ids, "festival.fr")).toEqual([]);
    expect([ids.nobody(), ids.nobody()]).toEqual([6, 6]);
    expect(nobodyRow(ids, "festival.fr")).toMatchObject([{ id: 6, firstname: "Anonymous", deletedAt: now }]);
  });
});
