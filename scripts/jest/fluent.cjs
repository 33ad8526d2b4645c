const { readFileSync } = require("node:fs");
const { join } = require("node:path");

/**
 * Fluent's one door loads all of its components, which takes two seconds in each test file. This one loads the
 * package of a component when a test first asks for it. It reads the names from the door itself.
 */
const door = readFileSync(
  join(__dirname, "../../node_modules/@fluentui/react-components/lib-commonjs/index.cjs"),
  "utf8",
);
const packages = new Map(
  Array.from(door.matchAll(/const (\w+) = require\("([^"]+)"\)/g), ([, variable, name]) => [variable, name]),
);
for (const [, name, variable, original] of door.matchAll(/get (\w+) ?\(\) \{\s*return (\w+)\.(\w+);/g)) {
  Object.defineProperty(exports, name, {
    enumerable: true,
    get: () => require(packages.get(variable))[original],
  });
}
