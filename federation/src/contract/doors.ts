/** The needs of a build from the shell: names by door, and the libraries that exist once in the page. */
export type Demand = {
  imports?: Readonly<Record<string, readonly string[]>> | undefined;
  versions?: Readonly<Record<string, string>> | undefined;
};

/** The supply of a shell: its doors, the names of those where they are known, and its libraries. */
export type Supply = {
  provides: Readonly<Record<string, unknown>>;
  exports?: Readonly<Record<string, readonly string[]>> | undefined;
  versions?: Readonly<Record<string, string>> | undefined;
};

/** A door that a shell lacks, or a name of one of its doors. */
type MissingName = { door: string; name?: string };

/** The doors, and names of doors, that an app takes and a shell lacks; none where the names are not known. */
export function missingNames(shell: Supply, app: Demand): MissingName[] {
  return Object.entries(app.imports ?? {}).flatMap(([door, imports]): MissingName[] => {
    if (!(door in shell.provides)) return [{ door }];
    const exports = shell.exports?.[door];
    if (exports === undefined) return [];
    return imports.filter((name) => !exports.includes(name)).map((name) => ({ door, name }));
  });
}

/** A missing name as sentences say it. */
export const inWords = ({ door, name }: MissingName) => (name === undefined ? door : `${name} of ${door}`);

/**
 * The list, in words, of what an app needs and a shell lacks. A build that did not record its needs lacks
 * nothing.
 */
export function missingFrom(shell: Supply, app: Demand): string[] {
  const names = missingNames(shell, app).map((missing) => `${inWords(missing)}, which the shell lacks`);
  return [...names, ...olderLibraries(shell.versions, app.versions)];
}

/**
 * The list, in words, of libraries that the app was built with and that the shell has in an older or another
 * major version.
 */
export function olderLibraries(supply: Supply["versions"], demand: Demand["versions"]): string[] {
  return Object.entries(demand ?? {}).flatMap(([library, version]) => {
    const shellVersion = supply?.[library];
    return shellVersion === undefined || serves(shellVersion, version)
      ? []
      : [`${library} ${version}, which the shell has in ${shellVersion}`];
  });
}

/** The same major version, and no older minor one. */
function serves(shellVersion: string, wanted: string): boolean {
  const [major = 0, minor = 0] = shellVersion.split(".").map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = wanted.split(".").map(Number);
  return major === wantedMajor && minor >= wantedMinor;
}
