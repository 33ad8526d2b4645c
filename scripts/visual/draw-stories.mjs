import path from "node:path";
import { run } from "../lib/run.mjs";
import { openStories, sizes, storiesOf } from "./story-page.mjs";
import { inLanes, looks, snap } from "./snap.mjs";

/** Builds the Storybook of a tree and draws its stories into a folder. */
export async function drawStories(browser, tree, folder, parts) {
  const build = ["run", "--silent", "build", "-w", "@coulisses/shared-ui"];
  const code = await run("npm", build, { cwd: tree, stdio: "ignore", shell: process.platform === "win32" });
  if (code !== 0) throw new Error(`Storybook does not build in ${tree}.`);
  const built = path.join(tree, "shared-ui/dist/storybook");
  const ids = storiesOf(built, parts);
  await inLanes(looks, async ({ dark, size, name }) => {
    const theme = dark ? "blue-dark" : "blue-light";
    const { page, show, close } = await openStories(browser, built, {
      theme,
      size: sizes[size],
      onlyDraw: true,
    });
    for (const id of ids) {
      await show(id);
      await snap(page, path.join(folder, "stories", id, `${name}.png`));
    }
    await close();
  });
}
