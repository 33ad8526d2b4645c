import { rules } from "@coulisses/shared-pages/forms";
import { required } from "@coulisses/shared-domain/field-problems";
import {
  DEEPEST_ZOOM,
  defaultMap,
  type MapConfiguration,
  tilesProblem,
} from "@coulisses/shared-domain/location/map";
import { makeStyles, TextField } from "@coulisses/shared-ui/base";
import { SwitchField } from "@coulisses/shared-ui/filters";
import { NumberField } from "@coulisses/shared-ui/form";
import { SettingForm } from "./setting-form";
import { useSetting } from "./use-setting";

const useStyles = makeStyles({
  fields: { display: "grid", gap: "20px 16px", gridTemplateColumns: "repeat(auto-fit, minmax(280px, 1fr))" },
  numbers: { display: "grid", gap: "20px 16px", gridTemplateColumns: "repeat(auto-fit, minmax(140px, 1fr))" },
});

type Values = {
  hasTiles: boolean;
  url: string;
  attribution: string;
  lat: number | null;
  lng: number | null;
  zoom: number | null;
};

const schema = rules<Values>({
  url: (url, { hasTiles }) => (hasTiles ? (required(url) ?? tilesProblem(url.trim())) : undefined),
  attribution: (text, { hasTiles }) => (hasTiles ? required(text) : undefined),
  lat: required,
  lng: required,
  zoom: required,
});

function toValues(value: unknown): Values {
  const { tiles, center, zoom } = (value ?? defaultMap) as MapConfiguration;
  return {
    hasTiles: tiles !== null,
    url: tiles?.url ?? "",
    attribution: tiles?.attribution ?? "",
    lat: center.lat,
    lng: center.lng,
    zoom,
  };
}

const toMap = ({ hasTiles, url, attribution, lat, lng, zoom }: Values): MapConfiguration => ({
  tiles: hasTiles ? { url: url.trim(), attribution: attribution.trim() } : null,
  center: { lat: lat ?? defaultMap.center.lat, lng: lng ?? defaultMap.center.lng },
  zoom: zoom ?? defaultMap.zoom,
});

/** Position and background of the places' map. */
export function MapSection() {
  const styles = useStyles();
  const form = useSetting<Values>({ key: "map", toValues, toValue: toMap, schema });
  const { hasTiles } = form.values;
  return (
    <SettingForm
      form={form}
      title="Le fond de carte"
      subtitle="Ce que montre la carte des lieux derrière leurs dessins, et où elle s'ouvre."
    >
      <SwitchField label="Afficher un fond de carte" {...form.toggle("hasTiles")} />
      {hasTiles && (
        <div className={styles.fields}>
          <TextField
            label="Adresse des images"
            required
            type="url"
            inputMode="url"
            placeholder={defaultMap.tiles?.url ?? ""}
            {...form.field("url")}
          />
          <TextField label="Mention à afficher" required {...form.field("attribution")} />
        </div>
      )}
      <div className={styles.numbers}>
        <NumberField label="Latitude" required integer={false} min={-90} max={90} {...form.field("lat")} />
        <NumberField label="Longitude" required integer={false} min={-180} max={180} {...form.field("lng")} />
        <NumberField label="Zoom" required min={0} max={DEEPEST_ZOOM} {...form.field("zoom")} />
      </div>
    </SettingForm>
  );
}
