import { displayName, greetingName, shortName } from "./display-name";

const marie = { firstname: "Marie", lastname: "Curie" };

it.each([
  [{ ...marie, nickname: "Radium" }, "Marie (Radium) Curie", "Radium", "Radium"],
  [{ ...marie, nickname: null }, "Marie Curie", "Marie Curie", "Marie"],
  [marie, "Marie Curie", "Marie Curie", "Marie"],
])("%p is « %s », « %s » in short, and greeted as « %s »", (user, full, short, greeting) => {
  expect(displayName(user)).toBe(full);
  expect(shortName(user)).toBe(short);
  expect(greetingName(user)).toBe(greeting);
});
