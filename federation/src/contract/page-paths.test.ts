import { overlap } from "./page-paths";

test.each([
  ["/fa", "/fa", true],
  ["/fa/:id", "/fa/:x", true],
  ["/fa/:id", "/fa/1", true],
  ["/fa/:id/:tab", "/fa/12/history", true],
  ["/:page", "/apps", true],
  ["/fa", "/fa/:id", false],
  ["/fa/:id", "/ft/:id", false],
  ["/:page", "/", false],
  ["/fa/1", "/fa/2", false],
])("%s and %s: %s", (one, other, expected) => {
  expect([overlap(one, other), overlap(other, one)]).toEqual([expected, expected]);
});
