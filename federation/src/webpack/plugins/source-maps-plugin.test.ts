/** @jest-environment node */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { originalPositionFor, type SourceMapInput, TraceMap } from "@jridgewell/trace-mapping";
import webpack from "webpack";
import { temporaryFolder } from "../../testing/build-of";
import { SourceMapsPlugin } from "./source-maps-plugin";

const folder = temporaryFolder();
const read = (file: string) => readFileSync(path.join(folder, "dist", file), "utf8");

beforeAll(async () => {
  const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
  write("index.js", 'export const late = () => import("./late.js");');
  write("late.js", '// A secret of the team.\n\nexport default () => {\n  throw new Error("boom");\n};\n');
  const compiler = webpack({
    mode: "production",
    context: folder,
    entry: "./index.js",
    devtool: "hidden-nosources-source-map",
    output: {
      path: path.join(folder, "dist"),
      filename: "entry.[contenthash:16].js",
      chunkFilename: "late.[contenthash:16].js",
      library: { type: "commonjs" },
    },
    plugins: [new SourceMapsPlugin()],
  });
  await new Promise<void>((resolve, reject) => {
    compiler?.run((error, stats) => {
      if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats?.toString()));
      else resolve();
    });
  });
}, 30_000);

test("one file holds the maps of all scripts, by their final names, and leads to the line of the source", () => {
  const maps = JSON.parse(read("sources.map")) as Record<string, SourceMapInput>;
  const names = Object.keys(maps);
  expect(names.map((name) => name.split(".")[0])).toEqual(["entry", "late"]);
  const [entry = "", late = ""] = names;
  for (const name of names) {
    expect(existsSync(path.join(folder, "dist", name))).toBe(true);
    expect(existsSync(path.join(folder, "dist", `${name}.map`))).toBe(false);
  }
  const built = read(late).split("\n");
  const line = built.findIndex((text) => text.includes("new Error"));
  const column = built[line]?.indexOf("new Error") ?? -1;
  const place = originalPositionFor(new TraceMap(maps[late] as SourceMapInput), { line: line + 1, column });
  expect(place).toMatchObject({ source: expect.stringMatching(/late\.js$/), line: 4 });
  expect(read(entry)).not.toContain("sourceMappingURL");
});

test("a site shows nobody the source itself", () => {
  expect(read("sources.map")).not.toContain("secret");
});
