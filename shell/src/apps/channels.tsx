import { useCan } from "@coulisses/shared-auth";
import type { ApplicationHealth as Health } from "@coulisses/shared-domain/contract/client-errors";
import { Button, makeStyles, Text } from "@coulisses/shared-ui/base";
import { onDemand } from "@coulisses/shared-ui/overlay";
import { useState } from "react";
import type { ChannelAct } from "./channel-dialog";
import { channelPeople } from "./channel-people";

const ChannelDialog = onDemand(() => import("./channel-dialog"));

type Channel = Health["channels"][number];

const useStyles = makeStyles({
  list: { display: "grid", gap: "8px", margin: 0, padding: 0, listStyle: "none" },
  line: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px 8px" },
  text: { marginRight: "auto", overflowWrap: "anywhere" },
});

/** The versions of an app that some people try, with what an administrator can do about each; `site` has all apps. */
export function Channels({ health, site }: { health: Health; site: readonly Health[] }) {
  const styles = useStyles();
  const mayAct = useCan("manage-admins");
  const [asked, setAsked] = useState<{ act: ChannelAct; channel: Channel }>();
  const { app, channels } = health;
  if (channels.length === 0) return null;
  return (
    <>
      <ul className={styles.list} aria-label={`Versions à l'essai de ${app}`}>
        {channels.map((channel) => {
          const { channel: name, version } = channel;
          return (
            <li key={name} className={styles.line}>
              <Text className={styles.text}>
                {`À l'essai : « ${name} », version `}
                <code>{version}</code>
                {`, ${channelPeople(channel)}`}
              </Text>
              {/* A new document: an app that runs keeps its version. */}
              <Button
                size="small"
                aria-label={`Essayer « ${name} » de ${app}`}
                onClick={() => {
                  window.location.assign(`/?channel=${name}`);
                }}
              >
                Essayer
              </Button>
              {mayAct &&
                (["promote", "end"] as const).map((act) => (
                  <Button
                    key={act}
                    size="small"
                    aria-label={`${labels[act]} : « ${name} » de ${app}`}
                    onClick={() => {
                      setAsked({ act, channel });
                    }}
                  >
                    {labels[act]}
                  </Button>
                ))}
            </li>
          );
        })}
      </ul>
      {asked && (
        <ChannelDialog
          health={health}
          others={site.filter(
            (other) =>
              other.app !== app && other.channels.some(({ channel }) => channel === asked.channel.channel),
          )}
          {...asked}
          onClose={() => {
            setAsked(undefined);
          }}
        />
      )}
    </>
  );
}

const labels = { promote: "Mettre en place", end: "Finir l'essai" } as const;
