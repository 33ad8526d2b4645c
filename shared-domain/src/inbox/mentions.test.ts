import { mentionedIn, mentionOf, offeredMentions, typedMention } from "./mentions";

const person = (id: number, firstname: string, lastname: string, nickname: string | null = null) => ({
  id,
  firstname,
  lastname,
  nickname,
});
const lea = person(1, "Léa", "Martin");
const martinez = person(2, "Léa", "Martinez");
const mimi = person(3, "Marie", "Curie", "Mimi");
const people = [lea, martinez, mimi];

describe("INB-9 A name typed after @", () => {
  it.each([
    ["@", 1, { start: 0, search: "" }],
    ["Vois avec @lé", 13, { start: 10, search: "lé" }],
    ["Vois avec @Léa Mar", 18, { start: 10, search: "Léa Mar" }],
    ["(@mimi", 6, { start: 1, search: "mimi" }],
    ["Oui\n@mi, non", 6, { start: 4, search: "m" }],
  ])("in %j at %i", (text, caret, typed) => {
    expect(typedMention(text, caret)).toEqual(typed);
  });

  it.each(["", "lea@exemple.fr", "@léa\nsuite", `@${"a".repeat(61)}`])("is none in %j", (text) => {
    expect(typedMention(text, text.length)).toBeUndefined();
  });

  it("offers the people that it may mean, without accents, nickname too", () => {
    expect(offeredMentions(people, "lea")).toEqual([lea, martinez]);
    expect(offeredMentions(people, "mimi")).toEqual([mimi]);
    expect(offeredMentions(people, "zoé")).toEqual([]);
    expect(offeredMentions(people, "Léa Martin")).toEqual([lea, martinez]);
  });

  it("offers nobody once the name stands there", () => {
    expect(offeredMentions(people, "Léa Martin tu")).toEqual([]);
  });

  it("offers a handful at most", () => {
    const many = Array.from({ length: 40 }, (_, id) => person(id, "Zoé", `Roux ${String(id)}`));
    expect(offeredMentions(many, "zoe")).toHaveLength(6);
  });
});

describe("INB-9 The people that a comment names", () => {
  it("are those whose whole name follows an @, each once", () => {
    expect(mentionedIn("@Léa Martin et @Marie (Mimi) Curie, @Léa Martin ?", people)).toEqual([1, 3]);
    expect(mentionOf(mimi)).toBe("@Marie (Mimi) Curie");
  });

  it("are not those whose name only begins like it, or stands without @", () => {
    expect(mentionedIn("@Léa Martinez. Léa Martin", people)).toEqual([2]);
    expect(mentionedIn("@Léa", people)).toEqual([]);
  });
});
