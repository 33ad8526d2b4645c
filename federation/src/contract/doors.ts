/** What a build takes from the shell: the names by door, and the libraries that exist once in the page. */
export type Taken = {
  imports?: Readonly<Record<string, readonly string[]>> | undefined;
  versions?: Readonly<Record<string, string>> | undefined;
};

/** What a shell gives: the doors, the names of those whose names are known, and the libraries. */
export type Given = {
  provides: Readonly<Record<string, unknown>>;
  exports?: Readonly<Record<string, readonly string[]>> | undefined;
  versions?: Readonly<Record<string, string>> | undefined;
};

/** What a shell lacks of what an app takes, as one says it. A build that did not record it lacks nothing. */
export function missingFrom(shell: Given, app: Taken): string[] {
  const names = Object.entries(app.imports ?? {}).flatMap(([door, taken]) => {
    if (!(door in shell.provides)) return [`${door}, which the shell lacks`];
    const given = shell.exports?.[door];
    return given
      ? taken
          .filter((name) => !given.includes(name))
          .map((name) => `${name} of ${door}, which the shell lacks`)
      : [];
  });
  return [...names, ...olderLibraries(shell.versions, app.versions)];
}

export function olderLibraries(given: Given["versions"], taken: Taken["versions"]): string[] {
  return Object.entries(taken ?? {}).flatMap(([library, built]) => {
    const there = given?.[library];
    return there === undefined || serves(there, built)
      ? []
      : [`${library} ${built}, which the shell has in ${there}`];
  });
}

/** The same major version, and no older minor one. */
function serves(there: string, wanted: string): boolean {
  const [major = 0, minor = 0] = there.split(".").map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = wanted.split(".").map(Number);
  return major === wantedMajor && minor >= wantedMinor;
}
