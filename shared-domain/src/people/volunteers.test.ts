import { seededTeams } from "./seeded-teams";
import {
  byDisplayName,
  type ListedVolunteer,
  matchesVolunteerSearch,
  volunteerGroups,
  volunteersCsv,
} from "./volunteers";

const person = (
  firstname: string,
  teams: string[],
  more: Partial<ListedVolunteer> = {},
): ListedVolunteer => ({
  id: firstname.length,
  firstname,
  lastname: "Curie",
  nickname: null,
  charisma: 12,
  teams,
  ...more,
});
const all = { search: "", teams: [], excludedTeams: [] };

describe("Volunteers", () => {
  const marie = person("Hélène", ["benevole", "hard", "bar"], {
    nickname: "Mimi",
    email: "helene@example.org",
    phone: "0612345678",
  });

  it.each(["helene", "MIMI curie", "0612", "helene@example", ""])("are found by « %s »", (search) => {
    expect(matchesVolunteerSearch(marie, { ...all, search })).toBe(true);
  });

  it("are not found by what the reader does not see of them", () => {
    const { email: _email, phone: _phone, ...seen } = marie;
    expect(matchesVolunteerSearch(seen, { ...all, search: "0612" })).toBe(false);
  });

  it.each([
    [["hard", "bar"], [], true],
    [["hard", "soft"], [], false],
    [["hard"], ["bar"], false],
    [[], ["soft"], true],
  ])("in all of %j and in none of %j: %s", (teams, excludedTeams, found) => {
    expect(matchesVolunteerSearch(marie, { ...all, teams, excludedTeams })).toBe(found);
  });

  it("are sorted by name, accents aside", () => {
    const sorted = [person("Zoé", []), person("Éric", []), person("Denis", [])].sort(byDisplayName);
    expect(sorted.map(({ firstname }) => firstname)).toEqual(["Denis", "Éric", "Zoé"]);
  });
});

describe("The trombinoscope", () => {
  it("puts everybody in their groups, birthdays first, and leaves empty groups out", () => {
    const people = [
      person("Bureau", ["bureau", "hard"]),
      person("Orga", ["hard", "vieux"]),
      person("Soft", ["soft"], { isBirthday: true }),
      person("Ancienne", ["vieux"]),
    ];
    const shown = volunteerGroups(people);
    expect(shown.map(({ title, people: some }) => [title, some.map(({ firstname }) => firstname)])).toEqual([
      ["Joyeux anniv 🎂", ["Soft"]],
      ["Conseil d'administration 🧑‍💼", ["Bureau"]],
      ["Adhérent·es 🤡", ["Orga"]],
      ["Bénévoles 😎", ["Soft"]],
      ["EHPAD 🧓", ["Ancienne"]],
    ]);
    expect(volunteerGroups([])).toEqual([]);
  });
});

describe("The CSV of volunteers", () => {
  it("has a line for each, without the team of everybody, and runs nothing that a person typed", () => {
    const hostile = person("=HYPERLINK(1)", ["benevole", "bar", "hard"], {
      lastname: "<b>Nom</b>",
      birthdate: "2000-01-31",
      email: "a@example.org",
      phone: "0612345678",
      comment: "+1",
      note: null,
    });
    expect(volunteersCsv([hostile], seededTeams).split("\n")).toEqual([
      '"Prénom","Nom","Surnom","Charisme","Équipes","Email","Date de naissance","Téléphone","Commentaire","Note"',
      `"'=HYPERLINK(1)","<b>Nom</b>","","12","Bar, Orga","a@example.org","31/01/2000","0612345678","'+1",""`,
    ]);
  });
});
