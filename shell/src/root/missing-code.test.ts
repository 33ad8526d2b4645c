import { isMissingCode } from "./missing-code";

const named = (name: string, message: string) => Object.assign(new Error(message), { name });

test.each([
  ["webpack", named("ChunkLoadError", "Loading chunk 843 failed. (error: /shell/843.js)")],
  ["webpack, for a style", new Error("Loading CSS chunk 12 failed.")],
  ["Chromium", new TypeError("Failed to fetch dynamically imported module: https://festival.fr/a.js")],
  ["Firefox", new TypeError("error loading dynamically imported module: https://festival.fr/a.js")],
  ["Safari", new TypeError("Importing a module script failed.")],
])("%s says in its way that a file did not come", (_browser, error) => {
  expect(isMissingCode(error)).toBe(true);
});

test.each([
  ["an error of the code", new TypeError("x is not a function")],
  ["anything thrown", "Loading chunk"],
])("%s is no missing file", (_what, error) => {
  expect(isMissingCode(error)).toBe(false);
});
