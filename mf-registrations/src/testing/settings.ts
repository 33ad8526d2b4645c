import { answer, api, fillField, read } from "@coulisses/shared-auth/testing";
import type { ConfigurationEntry } from "@coulisses/shared-domain/contract/configuration";
import { screen, within } from "@testing-library/react";
import { http } from "msw";
import { openPage } from "./open-page";

const kept: ConfigurationEntry[] = [];

/** Keeps a setting as another administrator, or the screen, saves it. */
export function keepSetting(key: string, value: unknown): ConfigurationEntry {
  const at = kept.findIndex((entry) => entry.key === key);
  const entry = { key, value, version: (kept[at]?.version ?? 0) + 1 };
  if (at >= 0) kept.splice(at, 1);
  kept.push(entry);
  return entry;
}

/** The settings kept, the last saved at the end. */
export const keptSettings: readonly ConfigurationEntry[] = kept;

/** Puts these in the place of all settings. */
export const startSettings = (...entries: ConfigurationEntry[]) => kept.splice(0, kept.length, ...entries);

/** The calls that read the settings and save one. */
export const settingCalls = [
  read("configuration", () => kept),
  http.post<{ key: string }>(api("configuration/:key"), ({ params: { key }, request }) =>
    answer(async () => keepSetting(key, ((await request.json()) as { value: unknown }).value), 201),
  ),
];

/** Opens a section of the configuration as an administrator. */
export async function openSection(section: string, title: string) {
  const page = openPage(`/configuration?section=${section}`, { teams: ["admin"], permissions: [] });
  const form = within(await screen.findByRole("form", { name: title }));
  const fill = (label: RegExp, value: string) => fillField(form.getByLabelText(label), value);
  const save = () => page.user.click(form.getByRole("button", { name: "Enregistrer" }));
  return { ...page, form, fill, save };
}
