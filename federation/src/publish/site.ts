import path from "node:path";

/** Where things are in the site's folder, and at which address they are served. */
export function siteAt(folder: string) {
  const feature = (name: string) => path.join(folder, "features", name);
  return {
    folder,
    registry: path.join(folder, "features.json"),
    lock: path.join(folder, ".lock"),
    shell: path.join(folder, "shell"),
    features: path.join(folder, "features"),
    feature,
    version: (name: string, version: string) => path.join(feature(name), version),
    history: (name: string) => path.join(feature(name), "history.json"),
    addressOf: (name: string, version: string, file: string) => `/features/${name}/${version}/${file}`,
    shellAddressOf: (file: string) => `/shell/${file}`,
  };
}

export type Site = ReturnType<typeof siteAt>;
