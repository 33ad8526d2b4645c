import { inWords, missingFrom, missingNames, olderLibraries } from "./doors";

const TABLES = "@coulisses/shared-ui/data";
const FORMS = "@coulisses/shared-pages/forms";
const shell = {
  provides: { [TABLES]: ["doors.js"], [FORMS]: ["forms.js"] },
  exports: { [TABLES]: ["DataTable", "Calendar"] },
  versions: { react: "19.2.0" },
};

describe("What an app takes through the shell's doors", () => {
  it("is all there when the shell gives each name", () => {
    expect(missingNames(shell, { imports: { [TABLES]: ["Calendar", "DataTable"] } })).toEqual([]);
    expect(
      missingFrom(shell, { imports: { [TABLES]: ["Calendar"] }, versions: { react: "19.2.0" } }),
    ).toEqual([]);
  });

  it("lacks a name, or a whole door, and says which", () => {
    const app = { imports: { [TABLES]: ["DataTable", "Tree"], "@coulisses/shared-ui/map": ["Map"] } };
    expect(missingNames(shell, app)).toEqual([
      { door: TABLES, name: "Tree" },
      { door: "@coulisses/shared-ui/map" },
    ]);
    expect(missingNames(shell, app).map(inWords)).toEqual([`Tree of ${TABLES}`, "@coulisses/shared-ui/map"]);
    expect(missingFrom(shell, app)).toEqual([
      `Tree of ${TABLES}, which the shell lacks`,
      "@coulisses/shared-ui/map, which the shell lacks",
    ]);
  });

  it("lacks nothing through a door whose names the compiler does not know", () => {
    expect(missingNames(shell, { imports: { [FORMS]: ["useForm"] } })).toEqual([]);
  });

  it("lacks nothing when the build did not record what it takes", () => {
    expect(missingFrom(shell, {})).toEqual([]);
  });
});

describe("A library that exists once in the page", () => {
  it.each([
    ["the same version", "19.2.0", []],
    ["an older patch, whatever the shell's", "19.2.7", []],
    ["an older minor version", "19.1.3", []],
    ["a newer minor version", "19.3.0", ["react 19.3.0, which the shell has in 19.2.0"]],
    ["another major version", "18.3.1", ["react 18.3.1, which the shell has in 19.2.0"]],
  ])("that the app was built with in %s", (_what, version, missing) => {
    expect(olderLibraries(shell.versions, { react: version })).toEqual(missing);
  });

  it("of which the shell says nothing keeps no app out", () => {
    expect(olderLibraries(shell.versions, { yup: "1.0.0" })).toEqual([]);
    expect(olderLibraries(undefined, { react: "18.0.0" })).toEqual([]);
  });
});
