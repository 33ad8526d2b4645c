import path from "node:path";
import { FILES } from "../../contract/content-names";

/** The shell's name wherever an app's name is asked for. */
export const SHELL = "shell";

/**
 * The paths of a site's folder, and the addresses at which they are served; `filesAt` is another origin that
 * serves the apps' files at the same paths.
 */
export function siteAt(folder: string, filesAt = "") {
  const features = path.join(folder, "features");
  // The shell is served from one folder; its versions are kept beside it, to go back to.
  const versions = (name: string) =>
    name === SHELL ? path.join(folder, "shells") : path.join(features, name);
  return {
    folder,
    registry: path.join(folder, "features.json"),
    lock: path.join(folder, ".lock"),
    shell: path.join(folder, "shell"),
    features,
    versions,
    version: (name: string, version: string) => path.join(versions(name), version),
    /** The files of all versions of an app, named by their content. */
    files: (name: string) => path.join(versions(name), FILES),
    /** The Storybook of a version; the server alone shows it. */
    stories: (name: string, version: string) => path.join(folder, "stories", name, version),
    history: (name: string) => path.join(versions(name), "history.json"),
    addressOf: (name: string, version: string, file: string) =>
      `${filesAt}/features/${name}/${version}/${file}`,
    shellAddressOf: (file: string) => `/shell/${file}`,
  };
}

/** The paths and addresses of one site. */
export type Site = ReturnType<typeof siteAt>;

/** The address at which a file is served. */
export type Addresses = Pick<Site, "addressOf" | "shellAddressOf">;
