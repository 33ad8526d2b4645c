import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createDarkTheme, createLightTheme } from "@fluentui/react-components";
import { darkTokens } from "./fluent-dark";
import { lightTokens } from "./fluent-light";
import { sharedTokens } from "./fluent-shared";
import { ramps } from "./ramps";
import { createTheme, inRamp } from "./themes";

const due = "run shared-ui/scripts/tokens.mjs";

it(`keeps what Fluent's themes say (else: ${due})`, () => {
  expect(createLightTheme(ramps.blue)).toMatchObject({ ...sharedTokens, ...inRamp(lightTokens, ramps.blue) });
  expect(createDarkTheme(ramps.red)).toMatchObject({ ...sharedTokens, ...inRamp(darkTokens, ramps.red) });
});

const components = [
  "button",
  "checkbox",
  "field",
  "input",
  "label",
  "link",
  "provider",
  "select",
  "spinner",
  "switch",
  "textarea",
];

it.each(components)(`has every token that Fluent's %s refers to (else: ${due})`, (component) => {
  const library = dirname(dirname(require.resolve(`@fluentui/react-${component}`)));
  const sources = readdirSync(join(library, "lib"), { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".styles.js"),
  );
  const text = sources.map((file) => readFileSync(join(library, "lib", file), "utf8")).join("");
  const known = createLightTheme(ramps.blue);
  const used = [...text.matchAll(/var\(--(\w+)/g)]
    .map(([, name]) => name ?? "")
    .filter((name) => name in known);
  expect(Object.keys(createTheme("blue-light"))).toEqual(expect.arrayContaining(used));
});
