/** @jest-environment node */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import vm from "node:vm";
import webpack from "webpack";
import { temporaryFolder } from "../../testing/build-of";
import { FreshAddressPlugin } from "./fresh-address-plugin";

type Tag = { src?: string; href?: string; onerror?: (event: object) => void };

let entry = "";

beforeAll(async () => {
  const folder = temporaryFolder();
  const write = (file: string, text: string) => {
    writeFileSync(path.join(folder, file), text);
  };
  write(
    "index.js",
    'globalThis.load = { script: () => import("./late.js"), style: () => import("./late.css") };',
  );
  write("late.js", "export default 1;");
  write("late.css", "p { color: red }");
  const compiler = webpack({
    mode: "development",
    context: folder,
    entry: "./index.js",
    devtool: false,
    experiments: { css: true },
    output: {
      path: path.join(folder, "dist"),
      filename: "entry.js",
      chunkFilename: "[id].js",
      publicPath: "/features/mf-bar/v1/",
    },
    plugins: [new FreshAddressPlugin()],
  });
  await new Promise<void>((resolve, reject) => {
    compiler?.run((error, stats) => {
      if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats?.toString()));
      else resolve();
    });
  });
  entry = readFileSync(path.join(folder, "dist/entry.js"), "utf8");
}, 30_000);

/** A page in which every file fails as soon as it is asked for; answers the addresses asked. */
function pageWithout(src = "https://festival.fr/features/mf-bar/v1/entry.js") {
  const asked: string[] = [];
  const fail = (tag: Tag) => {
    asked.push(tag.src ?? tag.href ?? "");
    setTimeout(() => tag.onerror?.({ type: "error", target: tag }), 0);
  };
  const createElement = () => {
    const attributes = new Map<string, unknown>();
    return {
      setAttribute: (name: string, value: unknown) => attributes.set(name, value),
      getAttribute: (name: string) => attributes.get(name) ?? null,
      removeAttribute: (name: string) => attributes.delete(name),
      parentNode: { removeChild: () => undefined },
    };
  };
  const document = {
    currentScript: { src },
    createElement,
    getElementsByTagName: () => [],
    head: { appendChild: fail },
  };
  const page = { document, setTimeout, clearTimeout, self: {}, location: { href: "https://festival.fr/fa" } };
  vm.runInNewContext(entry, page);
  return {
    asked,
    load: (page as unknown as { load: Record<"script" | "style", () => Promise<unknown>> }).load,
  };
}

test.each(["script", "style"] as const)(
  "a %s that failed is asked for again under a fresh address",
  async (kind) => {
    const { asked, load } = pageWithout();
    await expect(load[kind]()).rejects.toThrow();
    await expect(load[kind]()).rejects.toThrow();
    const file = asked.filter(
      (address) => /late/.test(address) && (kind === "style") === address.includes(".css"),
    );
    expect(file[0]).toMatch(/^\/features\/mf-bar\/v1\/[^?]+$/);
    expect(file[1]).toMatch(/^\/features\/mf-bar\/v1\/[^?]+\?retry=\w+$/);
    expect(file[1]?.split("?")[0]).toBe(file[0]);
  },
);

test("the files of an entry that was asked for again are asked for as freshly", async () => {
  const { asked, load } = pageWithout("https://festival.fr/features/mf-bar/v1/entry.js?retry=2");
  await expect(load.script()).rejects.toThrow();
  expect(asked[0]).toMatch(/\.js\?retry=2$/);
});
