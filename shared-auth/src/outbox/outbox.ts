import { MOST_MARKS } from "@coulisses/shared-domain/marks/noted-once";
import { type Kept, kept, type KeptPlace } from "../device/kept";

/** Something noted on this device and not yet accepted by the server. */
export type OutboxEntry = {
  id: string;
  /** The server's refusal; the entry stays until it has been read. */
  refusal?: string;
};

/** A kind of entry, declared once, where it is used. */
type OutboxKind<Entry> = {
  /** The key that `unsent` of feature.json names. */
  name: string;
  /** Entries that are none are left out on reading. */
  isEntry: (value: unknown) => value is Entry;
  /** The entries of those waiting that go together, the first among them. @default all */
  goTogether?: (first: Entry, other: Entry) => boolean;
};

/** The entries of a device that wait for the server. */
export type Outbox<Entry extends OutboxEntry> = {
  kept: Kept<readonly unknown[]>;
  /** The entries among the kept values. */
  entriesOf: (values?: readonly unknown[]) => Entry[];
  /** The next ones to send, in the order of noting. */
  nextBatch: (entries: readonly Entry[]) => Entry[];
};

/** Declares entries that the device keeps until the server has answered. */
export function outbox<Entry extends OutboxEntry>({
  name,
  isEntry,
  goTogether = () => true,
}: OutboxKind<Entry>): Outbox<Entry> {
  return {
    kept: kept({
      name,
      scope: "device",
      isValue: (value): value is readonly unknown[] => Array.isArray(value),
    }),
    entriesOf: (values = []) => values.filter(isEntry),
    nextBatch(entries) {
      const waiting = entries.filter(isWaiting);
      const [first] = waiting;
      return first ? waiting.filter((entry) => goTogether(first, entry)).slice(0, MOST_MARKS) : [];
    },
  };
}

/** True until the server has refused the entry. */
export const isWaiting = ({ refusal }: OutboxEntry): boolean => refusal === undefined;

/** Entries for the device; undefined for none. */
const toKeep = <Entry>(entries: readonly Entry[]): readonly Entry[] | undefined =>
  entries.length === 0 ? undefined : entries;

/** Changes the kept entries, as they are now: another tab may have added some. */
export function changeEntries<Entry extends OutboxEntry>(
  { entriesOf }: Pick<Outbox<Entry>, "entriesOf">,
  place: KeptPlace<readonly unknown[]>,
  change: (entries: Entry[]) => readonly Entry[],
): void {
  place.write(toKeep(change(entriesOf(place.read()))));
}

/** Entries left after a batch was answered: those added meanwhile, and those refused. */
export function afterAnswer<Entry extends OutboxEntry>(
  entries: readonly Entry[],
  batch: readonly Entry[],
  refusalOf: (id: string) => string | undefined,
): Entry[] {
  const sent = new Set(batch.map(({ id }) => id));
  return entries.flatMap((entry) => {
    if (!sent.has(entry.id)) return [entry];
    const refusal = refusalOf(entry.id);
    return refusal === undefined ? [] : [{ ...entry, refusal }];
  });
}
