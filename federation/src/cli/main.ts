import { build } from "./build";

const help = `federation build                       build the package of this folder into dist/
`;

/** Answers the process's exit code: 0 done, 1 refused or failed, 2 wrong usage. */
export async function main([command, ..._options]: string[]): Promise<number> {
  if (command === "build") return (await build(process.cwd())) ? 0 : 1;
  console.error(help);
  return 2;
}
