import { checkBuilds } from "../publish/check";
import { type Own, publishBuilds, type Published, readBuild } from "../publish/publish-builds";
import type { Site } from "../publish/site";

async function publishOne(
  dist: string,
  kind: "feature" | "shell",
  site: Site,
  own?: Own,
): Promise<Published> {
  const [published] = await publishBuilds([await readBuild(dist, kind)], site, own);
  if (!published) throw new Error("nothing was published");
  return published;
}

export const publishFeature = (dist: string, site: Site, own?: Own) => publishOne(dist, "feature", site, own);
export const publishShell = (dist: string, site: Site, own?: Own) => publishOne(dist, "shell", site, own);

export async function checkOne(dist: string, kind: "feature" | "shell", site: Site) {
  const build = await readBuild(dist, kind);
  await checkBuilds([build], site);
  return build;
}
