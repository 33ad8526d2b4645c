/** @jest-environment node */
import { existsSync, writeFileSync, readFileSync } from "node:fs";
import { buildOf, shellBuild } from "../testing/build-of";
import { inPlace, newSite, onePage, publishFeature, publishShell, registryOf } from "../testing/site";
import { list } from "./list";
import { rollback } from "./rollback";
import { disable, enable, unpublish } from "./switch";

const word = { word: "Le bar est en pause.", ask: "l'équipe bar" };
const acts = (site: ReturnType<typeof newSite>) =>
  (JSON.parse(readFileSync(site.history("mf-bar"), "utf8")) as { act?: string }[]).flatMap(
    ({ act }) => act ?? [],
  );

async function published() {
  const site = newSite();
  await publishShell(shellBuild(), site);
  const { version: first } = await publishFeature(buildOf({}, "1"), site);
  return { site, first };
}

describe("An app that is disabled", () => {
  test("stays in the registry with its word, once for two presses, and the history says who and why", async () => {
    const { site } = await published();
    const asked = { because: "elle casse", by: "CI" };
    const answers = await Promise.all([
      disable(site, "mf-bar", word, asked),
      disable(site, "mf-bar", word, asked),
    ]);
    expect(answers.map(({ already }) => already).sort()).toEqual([false, true]);
    expect(registryOf(site).features).toMatchObject([{ name: "mf-bar", disabled: word }]);
    expect(registryOf(site).preload["/bar"]).toBeUndefined();
    expect((await list(site)).at(-1)?.history.at(-1)).toMatchObject({ act: "disabled", ...asked });
    expect(acts(site)).toEqual(["disabled"]);
  });

  test("stays disabled when another version is published, and when one is rolled back", async () => {
    const { site, first } = await published();
    await disable(site, "mf-bar", word);
    await publishFeature(buildOf({}, "2"), site);
    expect(registryOf(site).features[0]?.disabled).toEqual(word);
    expect(await rollback(site, "mf-bar")).toMatchObject({ to: first });
    expect(registryOf(site).features[0]?.disabled).toEqual(word);
    expect(await enable(site, "mf-bar")).toEqual({ already: false });
    expect(await enable(site, "mf-bar")).toEqual({ already: true });
    expect(registryOf(site).features[0]).not.toHaveProperty("disabled");
    expect(registryOf(site).preload["/bar"]).toBeDefined();
    expect(acts(site)).toEqual(["disabled", "enabled"]);
  });

  test("takes another word", async () => {
    const { site } = await published();
    await disable(site, "mf-bar", word);
    await disable(site, "mf-bar", { ...word, word: "Le bar revient à 18 h." });
    expect(registryOf(site).features[0]?.disabled?.word).toBe("Le bar revient à 18 h.");
    expect(acts(site)).toEqual(["disabled", "disabled"]);
  });

  test("needs a word", async () => {
    const { site } = await published();
    await expect(async () => disable(site, "mf-bar", { ...word, word: " " })).rejects.toThrow("has a word");
  });
});

describe("An app that is unpublished", () => {
  test("leaves the registry, its files stay, and its page is free", async () => {
    const { site, first } = await published();
    expect(await unpublish(site, "mf-bar", { person: 4 })).toEqual({ already: false });
    expect(await unpublish(site, "mf-bar")).toEqual({ already: true });
    expect([inPlace(site), registryOf(site).preload["/bar"]]).toEqual([[], undefined]);
    expect(existsSync(site.version("mf-bar", first))).toBe(true);
    expect(acts(site)).toEqual(["unpublished"]);
    await publishFeature(buildOf({ name: "mf-wine" }), site);
    await expect(rollback(site, "mf-bar", first)).rejects.toThrow("/bar belongs to mf-wine.");
  });

  test("comes back by the same build, or by a version that is named, each with a line", async () => {
    const { site, first } = await published();
    await unpublish(site, "mf-bar");
    await publishFeature(buildOf({}, "1"), site);
    expect(inPlace(site)).toEqual([["mf-bar", first]]);
    expect((await list(site)).at(-1)?.history).toHaveLength(3);
    await unpublish(site, "mf-bar");
    await expect(rollback(site, "mf-bar")).rejects.toThrow("mf-bar is not published.");
    expect(await rollback(site, "mf-bar", first)).toEqual({ from: "unpublished", to: first });
    expect(inPlace(site)).toEqual([["mf-bar", first]]);
  });
});

test("a process that dies between the registry and the history: the same command again adds the line", async () => {
  const { site } = await published();
  const before = readFileSync(site.history("mf-bar"));
  await disable(site, "mf-bar", word, { because: "elle casse" });
  writeFileSync(site.history("mf-bar"), before);
  expect(await disable(site, "mf-bar", word, { because: "elle casse" })).toEqual({ already: true });
  expect(acts(site)).toEqual(["disabled"]);
  await unpublish(site, "mf-bar");
  writeFileSync(site.history("mf-bar"), before);
  expect(await unpublish(site, "mf-bar")).toEqual({ already: true });
  expect(acts(site)).toEqual(["unpublished"]);
});

test("an app that was never there, and the shell, are refused", async () => {
  const { site } = await published();
  for (const work of [() => unpublish(site, "mf-x"), () => enable(site, "mf-x")])
    await expect(work()).rejects.toThrow("mf-x is not published.");
  await expect(async () => unpublish(site, "shell")).rejects.toThrow("The shell can only be");
});

test("other apps keep what they have", async () => {
  const { site } = await published();
  await publishFeature(buildOf({ name: "mf-wine", pages: onePage("/wine") }), site);
  await Promise.all([disable(site, "mf-bar", word), disable(site, "mf-wine", word)]);
  await unpublish(site, "mf-bar");
  expect(registryOf(site).features).toMatchObject([{ name: "mf-wine", disabled: word }]);
});
