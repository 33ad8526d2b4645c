import { appWordToStore, checkSwitchable } from "@coulisses/shared-domain/publishing/app-switch";
import { refused } from "@coulisses/shared-domain/festival-error";
import { type Origin, recordAudit } from "../audit/record-audit";
import type { Services } from "../services";
import type { Asking, ChannelOrder, Publisher, SwitchOrder } from "./publisher";

const events = {
  "app-published": "application-published",
  "app-rolled-back": "application-rolled-back",
  "app-disabled": "application-disabled",
  "app-enabled": "application-enabled",
  "app-unpublished": "application-unpublished",
  // Open tabs read the registry, as after a publication.
  "channel-offered": "application-published",
  "channel-promoted": "application-published",
  "channel-ended": "application-rolled-back",
} as const;

/** An app, and the one who acts on it: `details` name a token in the journal. */
export type ActingOn = { origin: Origin; app: string; details?: object };

/** Makes a function that writes the journal and tells open tabs, which then read the registry. */
export const tellerOn =
  (write: Services["write"]) =>
  ({ origin, app, details: author }: ActingOn, kind: keyof typeof events, details: object) =>
    write(async (tx, changes) => {
      await recordAudit(tx, origin, { kind, target: `app:${app}`, details: { ...author, ...details } });
      changes.state({
        event: events[kind],
        ...(origin.actorId !== null && { by: origin.actorId }),
        tags: [{ type: "Application", id: app }],
      });
    });

/** The body of a call that switches an app. */
export type Switch =
  | { command: "disable"; word: string; ask: string; because?: string }
  | { command: "enable" | "unpublish"; because?: string };

const kinds = { disable: "app-disabled", enable: "app-enabled", unpublish: "app-unpublished" } as const;

/** Makes a function that switches an app; a switch that changes nothing is not announced. */
export const switcherOn =
  ({ publisher, tell }: { publisher: Publisher; tell: ReturnType<typeof tellerOn> }) =>
  async (acting: ActingOn, order: Switch & ({ by: string } | { person: number })) => {
    checkSwitchable(acting.app);
    const { because } = order;
    const word = order.command === "disable" ? appWordToStore(order) : undefined;
    const outcome = await publisher.switchApp({ ...order, ...word, app: acting.app } as SwitchOrder);
    if ("refusal" in outcome) throw refused(outcome.refusal);
    if (!outcome.already)
      await tell(acting, kinds[order.command], {
        ...word,
        ...(because !== undefined && { because }),
      });
    return outcome;
  };

type ChannelClose = Pick<ChannelOrder, "command" | "channel" | "from" | "because" | "together"> & Asking;

const channelKinds = { promote: "channel-promoted", end: "channel-ended" } as const;

/** Makes a function that promotes or ends a channel of some apps; what changes nothing is not announced. */
export const channelCloserOn =
  ({ publisher, tell }: { publisher: Publisher; tell: ReturnType<typeof tellerOn> }) =>
  async (acting: ActingOn, order: ChannelClose) => {
    const { command, channel, because } = order;
    const outcome = await publisher.closeChannel({ ...order, app: acting.app } as ChannelOrder);
    if ("refusal" in outcome) throw refused(outcome.refusal);
    const changed = outcome.closed.filter(({ already }) => !already);
    for (const { app, version } of changed)
      await tell({ ...acting, app }, channelKinds[command], {
        channel,
        version,
        ...(because !== undefined && { because }),
      });
    return { already: changed.length === 0 };
  };
