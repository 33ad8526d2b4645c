import { refuse } from "../publish/state/fits";
import { inBudget } from "../publish/state/sizes";
import type { Site } from "../publish/site/site";
import type { Build } from "../publish/state/state";

type Ways = {
  /** Publishes what throws or weighs too much; the history says so. */
  force?: boolean | undefined;
  untried?: boolean | undefined;
};

/** The builds with the faults of their trial runs; refuses them without `force`. */
export async function tried(
  builds: readonly Build[],
  site: Site,
  { force = false, untried = false }: Ways,
): Promise<Build[]> {
  const light = await inBudget(builds, force);
  if (untried) return light.map((build) => ({ ...build, trial: { ...build.trial, untried } }));
  const { smoke } = await import("../smoke/smoke");
  const results: Build[] = [];
  for (const build of light) {
    const shell = light.find((other) => other.shell);
    const { faults, how } = await smoke(build, site, shell);
    console.log(`${build.name} ${build.version}: ${how}`);
    if (faults.length > 0 && !force) {
      refuse(
        faults,
        `${build.name} throws. To publish it all the same, which its history will say: --force.`,
      );
    }
    const forced = [...(build.trial?.forced ?? []), ...faults];
    results.push(forced.length > 0 ? { ...build, trial: { forced } } : build);
  }
  return results;
}
