import {
  type AppVersion,
  type ClientError,
  clientErrorBytes,
  clientErrorLimits,
  clippedToBytes,
  sameErrorText,
} from "@coulisses/shared-domain/client-error/client-error";
import type { ClientErrorReport } from "@coulisses/shared-domain/contract/client-errors";

/** The most of one page load: a page that throws without end tells no more. */
export const reporterLimits = { differentErrors: 30, reports: 30 };

type Surroundings = {
  /** Undefined while nothing can be told: offline, or before the session is known. */
  teller: () => "person" | "stranger" | undefined;
  send: (report: ClientErrorReport) => void;
  /** The versions that this session has told of, by `app version`. */
  told: { read: () => readonly string[]; write: (versions: readonly string[]) => void };
};

/** Collects what happens in this tab, and tells the server in few reports. */
export type Reporter = {
  hear: (error: Omit<ClientError, "count">) => void;
  opened: (version: AppVersion) => void;
  flush: () => void;
};

const nameOf = ({ app, version }: AppVersion) => `${app} ${version}`;

export function createReporter({ teller, send, told }: Surroundings): Reporter {
  const known = new Map<string, ClientError>();
  const opened = new Map<string, AppVersion>();
  let reports = 0;

  /** Only sessions of people count: the server knows no stranger from another. */
  function untoldLoads(): AppVersion[] {
    if (teller() !== "person") return [];
    const before = told.read();
    return [...opened]
      .filter(([name]) => !before.includes(name))
      .map(([, version]) => version)
      .slice(0, clientErrorLimits.loads);
  }

  return {
    hear(heard) {
      const message = clippedToBytes(heard.message, clientErrorBytes.message);
      const stack = clippedToBytes(heard.stack, clientErrorBytes.stack);
      const error = { ...heard, message, stack, count: 1 };
      const key = [nameOf(error), error.page, sameErrorText(error)].join("\n");
      const before = known.get(key);
      if (before) {
        before.count = Math.min(before.count + 1, clientErrorLimits.count);
        before.duringOutage &&= error.duringOutage;
      } else if (known.size < reporterLimits.differentErrors) known.set(key, error);
    },
    opened(version) {
      opened.set(nameOf(version), version);
    },
    flush() {
      if (teller() === undefined || reports >= reporterLimits.reports) return;
      const untold = [...known.values()].filter(({ count }) => count > 0).slice(0, clientErrorLimits.errors);
      const loads = untoldLoads();
      if (untold.length + loads.length === 0) return;
      reports += 1;
      send({ loads, errors: untold.map((error) => ({ ...error })) });
      if (loads.length > 0) told.write([...told.read(), ...loads.map(nameOf)]);
      for (const error of untold) error.count = 0;
    },
  };
}
