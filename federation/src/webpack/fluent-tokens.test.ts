// eslint-disable-next-line no-restricted-imports -- the list itself is compared, nothing of it is bundled
import { tokens as fluent } from "@fluentui/tokens";
import { tokens } from "../../presets/fluent-tokens";

it("the short list of Fluent's variables says of each what Fluent's own list says", () => {
  const names = Object.keys(fluent) as (keyof typeof fluent)[];
  expect(names.length).toBeGreaterThan(400);
  expect(Object.fromEntries(names.map((name) => [name, tokens[name]]))).toEqual(fluent);
});
