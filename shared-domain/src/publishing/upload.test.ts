import { filesOfBuild, uploadLimits } from "./upload";

const hash = `sha384-${"A+/b".repeat(16)}`;
const build = (names: readonly string[], bytes = 10) => ({
  manifest: { name: "mf-tasks", integrity: Object.fromEntries(names.map((name) => [name, hash])) },
  sizes: Object.fromEntries(names.map((name) => [name, bytes])),
});

describe("PUBLISH-4: a build that comes over HTTP", () => {
  it("says its files, each with a hash that an address may hold", () => {
    expect(filesOfBuild(build(["entry.a.js", "fonts/lato.woff2"]), "mf-tasks")).toEqual([
      { name: "entry.a.js", hash: "A-_b".repeat(16), bytes: 10 },
      { name: "fonts/lato.woff2", hash: "A-_b".repeat(16), bytes: 10 },
    ]);
  });

  it.each([
    "../steal.js",
    "a/../../steal.js",
    "/etc/passwd",
    "a//b.js",
    "./a.js",
    "a\\b.js",
    ".htaccess",
    "a/.git/config",
    "a\u0000.js",
    "a\nb.js",
    "manifest.json",
    "",
    "x".repeat(201),
  ])("is refused when it names %j", (name) => {
    expect(() => filesOfBuild(build(["a.js", name]), "mf-tasks")).toThrow("n'est pas le nom d'un fichier");
  });

  it("is refused when a file would be a folder", () => {
    expect(() => filesOfBuild(build(["a", "a/b.js"]), "mf-tasks")).toThrow("est dans un fichier");
  });

  it.each([
    ["of another app", "mf-planning"],
    ["of an app, for the shell", "shell"],
  ])("is refused when it is one %s", (_what, app) => {
    expect(() => filesOfBuild(build(["a.js"]), app)).toThrow(`n'est pas celui de ${app}`);
  });

  it("is the shell's when it says which contracts it runs, and no name", () => {
    const { manifest, sizes } = build(["index.html"]);
    const shell = { manifest: { contracts: [3], integrity: manifest.integrity }, sizes };
    expect(filesOfBuild(shell, "shell")).toHaveLength(1);
    const disguised = { manifest: { ...shell.manifest, name: "mf-tasks" }, sizes };
    expect(() => filesOfBuild(disguised, "shell")).toThrow("n'est pas celui de shell");
  });

  it.each([
    ["without files", build([]), "n'a pas de fichier"],
    [
      "of too many files",
      build(Array.from({ length: 2_001 }, (_, at) => `${String(at)}.js`)),
      "2000 au plus",
    ],
    ["with a file too large", build(["a.js"], uploadLimits.file + 1), "dépasse 16 Mio"],
    [
      "too large as a whole",
      build(
        Array.from({ length: 9 }, (_, at) => `${String(at)}.js`),
        uploadLimits.file,
      ),
      "dépasse 128 Mio",
    ],
    ["with a size below nothing", build(["a.js"], -1), "La taille"],
    ["without a size", { ...build(["toString"]), sizes: {} }, "La taille"],
  ])("is refused %s", (_what, announced, reason) => {
    expect(() => filesOfBuild(announced, "mf-tasks")).toThrow(reason);
  });

  it("is refused with another kind of hash", () => {
    const announced = build(["a.js"]);
    announced.manifest.integrity["a.js"] = "sha256-x";
    expect(() => filesOfBuild(announced, "mf-tasks")).toThrow("SHA-384");
  });
});
