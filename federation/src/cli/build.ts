import { cp } from "node:fs/promises";
import { existsSync } from "node:fs";
import path from "node:path";
import webpack from "webpack";
import { configurationOf } from "../webpack/config";

/** Builds the package in this folder into its dist/; says what went wrong and answers false if it could not. */
export async function build(folder: string): Promise<boolean> {
  const compiler = webpack(configurationOf(folder, "production"));
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
  const statics = path.join(folder, "public");
  if (!failed && existsSync(statics)) await cp(statics, path.join(folder, "dist"), { recursive: true });
  return !failed;
}
