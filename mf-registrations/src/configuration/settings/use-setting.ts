import { type Form, type rules, useForm } from "@coulisses/shared-pages/forms";
import type { ConfigurationEntry } from "@coulisses/shared-domain/contract/configuration";
import { refusalOf, useListConfigurationQuery, useNotify } from "@coulisses/shared-auth";
import { useSaveConfigurationMutation } from "../../api/configuration-api";

type Setting<Values extends object> = {
  /** Configuration key that the form changes. */
  key: string;
  /** Form values of the saved entry; `undefined` if there is none. */
  toValues: (value: unknown) => Values;
  toValue: (values: Values) => Record<string, unknown>;
  schema: ReturnType<typeof rules>;
};

/** A form for one configuration key. */
export function useSetting<Values extends object>(setting: Setting<Values>): Form<Values> {
  const { key } = setting;
  const { data } = useListConfigurationQuery();
  return useSettingOf(data?.find((one) => one.key === key) ?? { key, value: null, version: 0 }, setting);
}

/** The same, for an entry that the caller read. */
export function useSettingOf<Values extends object>(
  entry: ConfigurationEntry,
  { key, toValues, toValue, schema }: Setting<Values>,
): Form<Values> {
  const notify = useNotify();
  const [save] = useSaveConfigurationMutation();
  return useForm<Values>({
    draft: `setting-${key}`,
    initialValues: toValues(entry.value ?? undefined),
    schema,
    send: async (values) =>
      refusalOf(await save({ key, version: entry.version, body: { value: toValue(values) } })),
    onSent: () => notify({ type: "success", message: "La configuration a été sauvegardée" }),
  });
}
