/** @jest-environment node */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "../testing/build-of";
import { sharedVersions } from "./shared-versions";

function install(folder: string, library: string, version: string) {
  const place = path.join(folder, "node_modules", library);
  mkdirSync(place, { recursive: true });
  writeFileSync(path.join(place, "package.json"), JSON.stringify({ version }));
}

test("the libraries behind the doors that an app takes, in the version nearest to its folder", () => {
  const root = temporaryFolder();
  const app = path.join(root, "mf-bar");
  install(root, "react", "19.3.0");
  install(root, "react-dom", "19.3.0");
  install(root, "formik", "2.4.6");
  install(app, "formik", "2.4.5");
  const doors = ["react", "react/jsx-runtime", "@coulisses/shared-pages/forms"];
  expect(sharedVersions(app, doors)).toEqual({ formik: "2.4.5", react: "19.3.0", "react-dom": "19.3.0" });
});

test("a door without libraries of its own, and a library that is not installed, say nothing", () => {
  expect(sharedVersions(temporaryFolder(), ["@coulisses/shared-ui/data", "react"])).toEqual({});
});
