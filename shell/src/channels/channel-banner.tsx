import type { AppStatus } from "@coulisses/federation/loader";
import { useSyncExternalStore } from "react";
import { FloatingBanner } from "../layout/floating-banner";
import { inMenu, type SitePage } from "../site/site-page";
import { useSite } from "../site/site";
import { forgetChannel } from "../site/person";

const reload = () => {
  window.location.reload();
};

const names = new Intl.ListFormat("fr", { type: "conjunction" });

/** An app has no other name for people than its first page. */
function titleOf({ name }: AppStatus, pages: readonly SitePage[]): string {
  return inMenu(pages).find(({ feature }) => feature === name)?.title ?? name;
}

/** « Fiches Tâches et Planning » */
function titlesOf(apps: readonly AppStatus[], pages: readonly SitePage[]): string {
  return names.format(apps.map((app) => titleOf(app, pages)));
}

type ChannelBannerProps = {
  /** The channel that this tab tries. */
  channel: string;
  /** @default reloads the page */
  onReset?: () => void;
};

/** The channel that someone tries in this tab, with its apps, and a reset. */
export default function ChannelBanner({ channel, onReset = reload }: ChannelBannerProps) {
  const { loader, pages } = useSite();
  const apps = useSyncExternalStore(loader.subscribe, loader.apps);
  const tried = apps.filter((app) => app.channel === channel);
  const failed = apps.filter(({ gaveUp }) => gaveUp?.channel === channel);
  return (
    <FloatingBanner
      label="Version à l'essai"
      action="Revenir à la version en place"
      onAction={() => {
        forgetChannel();
        onReset();
      }}
    >
      {tried.length > 0
        ? `Tu essaies la version « ${channel} » de ${titlesOf(tried, pages)}.`
        : failed.length === 0 && `La version « ${channel} » n'est plus proposée.`}
      {failed.length > 0 &&
        ` La version « ${channel} » de ${titlesOf(failed, pages)} ne se charge pas : tu vois celle en place.`}
    </FloatingBanner>
  );
}
