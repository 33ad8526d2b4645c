// Writes the tokens of Fluent's light and dark themes as data, without the 150 colours of its palette
// that nothing here uses: they are most of the theme's weight, on the login page too.
// Run after an upgrade of Fluent: `node shared-ui/scripts/tokens.mjs`; a test tells when it is due.
import { writeFileSync } from "node:fs";
import * as theme from "@fluentui/react-theme";

/** The palette's colours that Fluent's own components refer to. */
const keptPalette = [
  "colorPaletteDarkOrangeForeground1",
  "colorPaletteGreenForeground1",
  "colorPaletteRedBorder2",
  "colorPaletteRedForeground1",
  "colorPaletteRedForeground3",
];

const shades = Array.from({ length: 16 }, (_, index) => (index + 1) * 10);
const marked = Object.fromEntries(shades.map((shade) => [shade, `@${shade}@`]));
const light = theme.createLightTheme(marked);
const dark = theme.createDarkTheme(marked);
const names = Object.keys(light).filter(
  (name) => !name.startsWith("colorPalette") || keptPalette.includes(name),
);

/** The step of the brand's ramp, or the value as it is. */
const value = (text) => (/^@\d+@$/.test(text) ? text.replaceAll("@", "") : JSON.stringify(text));
const banner = "// Written by scripts/tokens.mjs from Fluent's own themes.\n";

function write(file, table, wanted, from) {
  const lines = names.filter(wanted).map((name) => `  ${name}: ${value(from[name])},`);
  writeFileSync(
    new URL(`../src/theme/${file}`, import.meta.url),
    `${banner}export const ${table} = {\n${lines.join("\n")}\n};\n`,
  );
}

const isShared = (name) => light[name] === dark[name] && !light[name].toString().startsWith("@");
const isOwn = (name) => !isShared(name);
write("fluent-shared.ts", "sharedTokens", isShared, light);
write("fluent-light.ts", "lightTokens", isOwn, light);
write("fluent-dark.ts", "darkTokens", isOwn, dark);
