import path from "node:path";
import webpack from "webpack";
import { compressFolder } from "../publish/site/compress";
import { configurationOf } from "../webpack/config";
import { singleConfiguration } from "../webpack/single";

/** Builds the package in this folder into its dist/; prints errors and resolves to false when it fails. */
export function build(folder: string): Promise<boolean> {
  return compile(configurationOf(folder, "production"));
}

/** Builds the shell and every app of the workspace as one bundle, as a site to serve. */
export async function buildSingle(root: string, site: string): Promise<boolean> {
  if (!(await compile(singleConfiguration(root, site)))) return false;
  await compressFolder(path.join(site, "shell"));
  return true;
}

async function compile(configuration: webpack.Configuration): Promise<boolean> {
  const compiler = webpack(configuration);
  if (!compiler) throw new Error("webpack refused the configuration");
  const stats = await new Promise<webpack.Stats>((resolve, reject) => {
    compiler.run((error, result) => {
      if (error) reject(error);
      else if (result) resolve(result);
    });
  });
  await new Promise((resolve) => {
    compiler.close(resolve);
  });
  const failed = stats.hasErrors();
  console.log(stats.toString(failed ? "errors-only" : { preset: "errors-warnings", colors: false }));
  return !failed;
}
