import { rules } from "@coulisses/shared-pages/forms";
import { loadState, useListTeamsQuery } from "@coulisses/shared-auth";
import type { ConfigurationEntry } from "@coulisses/shared-domain/contract/configuration";
import {
  defaultLeaflet,
  type LeafletPage,
  type LeafletTexts,
} from "@coulisses/shared-domain/planning/leaflet";
import {
  channelLines,
  channelsProblem,
  contactLines,
  contactsProblem,
  readChannels,
  readContacts,
} from "@coulisses/shared-domain/planning/leaflet-lines";
import { LoadState, Surface } from "@coulisses/shared-ui/base";
import { InlineForm, TextareaField } from "@coulisses/shared-ui/form";
import { RichTextField } from "@coulisses/shared-ui/rich-text";
import { useReadConfigurationQuery } from "../../api/configuration-api";
import { useSettingOf } from "../settings/use-setting";
import { LeafletPages } from "./leaflet-pages";
import { PictureField, PictureTitle } from "./picture-field";
import { logoBounds, pageBounds } from "./read-picture";

const LEAFLET = "leaflet";

type Values = Pick<LeafletTexts, "logo" | "securityPlan"> & {
  introduction: string | null;
  contacts: string;
  channels: string;
  pages: LeafletPage[];
};

function toValues(value: unknown): Values {
  const { contacts, channels, ...same } = { ...defaultLeaflet, ...(value as LeafletTexts | null) };
  return { ...same, contacts: contactLines(contacts), channels: channelLines(channels) };
}

const toTexts = ({ introduction, contacts, channels, ...same }: Values): LeafletTexts => ({
  ...same,
  introduction: introduction ?? "",
  contacts: readContacts(contacts),
  channels: readChannels(channels),
});

/** Contents of every leaflet besides the tasks. */
export function LeafletSection() {
  const reading = useReadConfigurationQuery({ key: LEAFLET });
  const { data: teams } = useListTeamsQuery();
  return (
    <Surface
      title="Les livrets"
      subtitle="Ce que dit le planning imprimé de chaque bénévole, en plus de ses tâches."
    >
      {reading.data && teams ? (
        <LeafletForm entry={reading.data} teams={teams.map(({ code }) => code)} />
      ) : (
        <LoadState skeleton={{ lines: 6, height: "24px" }} {...loadState(reading)} />
      )}
    </Surface>
  );
}

function LeafletForm({ entry, teams }: { entry: ConfigurationEntry; teams: readonly string[] }) {
  const form = useSettingOf<Values>(entry, {
    key: LEAFLET,
    toValues,
    toValue: toTexts,
    schema: rules<Values>({
      contacts: contactsProblem,
      channels: (text) => channelsProblem(text, teams),
      pages: (pages) =>
        pages.some(({ title }) => title.trim() === "") ? "Chaque page a un titre" : undefined,
    }),
  });
  const pages = form.field("pages");
  const picture = (name: "logo" | "securityPlan") => ({
    value: form.values[name],
    onChange: (chosen: string | null) => form.setValue(name, chosen),
  });
  return (
    <InlineForm form={form} label="Les livrets" submitLabel="Enregistrer">
      <PictureField name="Logo" bounds={logoBounds} {...picture("logo")}>
        <PictureTitle title="Logo" hint="En haut de chaque page." />
      </PictureField>
      <RichTextField label="Introduction" {...form.field("introduction")} />
      <PictureField name="Plan de sécurité" bounds={pageBounds} {...picture("securityPlan")}>
        <PictureTitle title="Plan de sécurité" hint="La deuxième partie du livret, sur une page entière." />
      </PictureField>
      <TextareaField
        label="Contacts de sécurité"
        hint="Un par ligne : nom | téléphone. Ils sont au pied de chaque page."
        placeholder={"PC Sécurité principal | 04 72 00 00 00\nPC Sécurité secondaire | 04 72 00 00 01"}
        {...form.field("contacts")}
      />
      <TextareaField
        label="Fréquences radio"
        hint="Une par ligne : canal | usage | codes des équipes. Sans équipe, tout le monde la lit."
        placeholder={"1 : Général | Tout le monde\n6 : Coupures | Électricité | elec, hard"}
        {...form.field("channels")}
      />
      <LeafletPages
        pages={pages.value}
        error={pages.error}
        onChange={(next) => form.setValue("pages", next)}
      />
    </InlineForm>
  );
}
