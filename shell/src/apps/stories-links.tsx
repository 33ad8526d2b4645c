import { Link } from "@coulisses/shared-ui/base";
import type { ApplicationHealth } from "@coulisses/shared-domain/contract/client-errors";

type StoriesLinksProps = { health: Pick<ApplicationHealth, "app" | "inPlace" | "channels" | "stories"> };

/** Links to the Storybooks of the version in place and of those on trial. A new tab: they are no pages of the site. */
export function StoriesLinks({ health: { app, inPlace, channels, stories } }: StoriesLinksProps) {
  const onTrial = channels.map(({ channel, version }) => ({
    version,
    label: `Storybook de l'essai « ${channel} »`,
  }));
  const links = [{ version: inPlace, label: "Storybook" }, ...onTrial].filter(
    ({ version }) => version !== null && stories.includes(version),
  );
  return links.map(({ version, label }) => (
    <Link
      key={label}
      href={`/api/applications/${app}/stories/${String(version)}/`}
      target="_blank"
      aria-label={`${label} de ${app}, dans un autre onglet`}
    >
      {label}
    </Link>
  ));
}
