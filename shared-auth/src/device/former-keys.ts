/** The keys that builds before the one store wrote, and those that replace them. */
const replacements: readonly (readonly [former: RegExp, key: string])[] = [
  [/^coulisses-kept:(\d+):(.+)$/, "coulisses:$1:$2"],
  [/^coulisses-gesture:(\d+):(.+)$/, "coulisses:$1:gesture:$2"],
  [/^coulisses-unsaved:(\d+)\/(.+)$/, "coulisses:$1:text:$2"],
  [/^coulisses-draft:(\d+):(.+)$/, "coulisses:$1:form:$2"],
  [/^coulisses-(session|leaving)$/, "coulisses:all:$1"],
  [/^coulisses\.(registration)$/, "coulisses:all:$1"],
  [/^(kiosk-theme)$/, "coulisses:all:$1"],
  [/^push-here:(\d+)$/, "coulisses:all:push:$1"],
  [/^(dismissed-alerts:\d+)$/, "coulisses:all:$1"],
];

/**
 * Moves what an earlier build kept to the present keys, so that an update loses no unsent work. A former entry stays
 * where it is as long as its new key is taken: a tab of the earlier build may still write there.
 */
export function moveFormerKeys(storage: Storage): void {
  for (const former of Object.keys(storage)) {
    const [pattern, replacement] = replacements.find(([each]) => each.test(former)) ?? [];
    if (!pattern || replacement === undefined) continue;
    const key = former.replace(pattern, replacement);
    if (storage.getItem(key) !== null) continue;
    storage.setItem(key, JSON.stringify({ at: Date.now(), value: valueOf(storage.getItem(former) ?? "") }));
    storage.removeItem(former);
  }
}

/** Some wrote JSON, the others their bare text. */
function valueOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
