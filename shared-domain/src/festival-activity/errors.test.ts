import { notFoundRefusal } from "../testing/refusal";
import { activityNotFound } from "./errors";

it("FA-2 An unknown activity is told by its number", () => {
  expect(() => {
    throw activityNotFound(77);
  }).toThrow(notFoundRefusal("La fiche activité #77 n'a pas été trouvée"));
});
