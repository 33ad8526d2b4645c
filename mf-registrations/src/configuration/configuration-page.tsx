import { useSearchParams } from "@coulisses/shared-pages/router";
import { loadState, useListConfigurationQuery } from "@coulisses/shared-auth";
import { LoadState, Surface } from "@coulisses/shared-ui/base";
import type { ComponentType } from "react";
import { ConfigurationFrame } from "./configuration-frame";
import { EditionsSection } from "./editions/editions-section";
import { LeafletSection } from "./leaflet/leaflet-section";
import { RestSection } from "./rest/rest-section";
import { CheckInSection } from "./settings/check-in-section";
import { DatesSection } from "./settings/dates-section";
import { FestivalSection } from "./settings/festival-section";
import { MapSection } from "./settings/map-section";
import { SwapSection } from "./settings/swap-section";
import { WelcomeSection } from "./settings/welcome-section";

/** By the section's name in the address. */
const sections: Readonly<Record<string, ComponentType>> = {
  festival: FestivalSection,
  dates: DatesSection,
  inscription: WelcomeSection,
  carte: MapSection,
  livrets: LeafletSection,
  repos: RestSection,
  remplacements: SwapSection,
  pointage: CheckInSection,
  editions: EditionsSection,
};

/** The festival's settings, one section at a time. */
export default function ConfigurationPage() {
  const reading = useListConfigurationQuery();
  const [address] = useSearchParams();
  const wanted = address.get("section") ?? "";
  const key = Object.hasOwn(sections, wanted) ? wanted : "festival";
  const Content = sections[key] ?? FestivalSection;

  return (
    <ConfigurationFrame current={`/configuration?section=${key}`}>
      {reading.data ? (
        <Content key={key} />
      ) : (
        <Surface>
          <LoadState skeleton={{ lines: 6, height: "24px" }} {...loadState(reading)} />
        </Surface>
      )}
    </ConfigurationFrame>
  );
}
