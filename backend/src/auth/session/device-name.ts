import bowser from "bowser";

const UNKNOWN = "Appareil inconnu";

/** `Firefox sur Windows`: what tells a person's devices apart. */
export function deviceName(userAgent: string | null): string {
  if (userAgent === null || userAgent === "") return UNKNOWN;
  const { browser, os } = bowser.parse(userAgent);
  const names = [browser.name, os.name].filter((name) => name !== undefined && name !== "");
  return names.length === 0 ? UNKNOWN : names.join(" sur ");
}
