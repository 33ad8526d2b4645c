import { refusalOf } from "@coulisses/shared-auth";
import type { ApplicationHealth as Health } from "@coulisses/shared-domain/contract/client-errors";
import { CheckboxField } from "@coulisses/shared-ui/form";
import { RemoveDialog } from "@coulisses/shared-ui/overlay";
import { useState } from "react";
import { useEndChannelMutation, usePromoteChannelMutation } from "../api/application-switches";
import { channelPeople } from "./channel-people";
import { frenchName, pagesInFrench } from "./french-name";
import { useTold } from "./use-told";

/** The two ways to close a channel. */
export type ChannelAct = "promote" | "end";

type ChannelDialogProps = {
  health: Health;
  channel: Health["channels"][number];
  act: ChannelAct;
  /** The other apps that have a channel of this name. */
  others: readonly Health[];
  onClose: () => void;
};

/** Asks before the version of a channel goes to everybody, or to nobody. */
export default function ChannelDialog({ health, channel, act, others, onClose }: ChannelDialogProps) {
  const [isAlone, setIsAlone] = useState(false);
  const tell = useTold();
  const [promote] = usePromoteChannelMutation();
  const [end] = useEndChannelMutation();
  const name = frenchName(health);
  const { channel: tried, version } = channel;
  const body =
    isAlone || others.length === 0
      ? { from: version }
      : { from: version, together: others.map(versionOf(tried)) };
  const call = { app: health.app, channel: tried, body };
  const company = others.length > 0 && (
    <CheckboxField
      label={`Avec ${others.map((other) => `« ${frenchName(other)} »`).join(", ")}, en même temps : une page qui passe de l'une à l'autre est toujours quelque part.`}
      checked={!isAlone}
      onChange={(isTogether) => {
        setIsAlone(!isTogether);
      }}
    />
  );
  if (act === "promote")
    return (
      <RemoveDialog
        title={`Mettre « ${tried} » de « ${name} » en place`}
        confirmLabel="Mettre en place"
        danger={false}
        remove={async () => refusalOf(await promote(call))}
        onRemoved={() => {
          tell(`« ${name} » est à la version ${version} pour tout le monde`);
        }}
        onClose={onClose}
      >
        {`Tout le monde a la version ${version} dès la page suivante, et l'essai est fini. ${pagesInFrench(health)}.`}
        {company}
      </RemoveDialog>
    );
  return (
    <RemoveDialog
      title={`Finir l'essai « ${tried} » de « ${name} »`}
      confirmLabel="Finir l'essai"
      remove={async () => refusalOf(await end(call))}
      onRemoved={() => {
        tell(`L'essai « ${tried} » de « ${name} » est fini`);
      }}
      onClose={onClose}
    >
      {`La version ${version}, ${channelPeople(channel)}, n'est plus proposée : ces personnes retrouvent la version en place dès la page suivante.`}
      {company}
    </RemoveDialog>
  );
}

/** `mf-planning@4b8ec4891b14`: the version of an app on this channel. */
const versionOf = (tried: string) => (health: Health) =>
  `${health.app}@${health.channels.find(({ channel }) => channel === tried)?.version ?? ""}`;
