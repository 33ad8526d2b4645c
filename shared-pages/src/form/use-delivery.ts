import { useRef, useState } from "react";
import type { Clash, Refusal, SendOutcome } from "./form";

type Problems = Readonly<Record<string, string>>;
const none: Problems = {};

/** Sends a form, one try at a time, and holds what the server refused. */
export function useDelivery<Values extends object>({
  firstProblem,
  onTaken,
}: {
  /** The first field that shows an error. */
  firstProblem: () => Promise<HTMLElement | undefined>;
  /** Called once the server has taken the values; `next` goes to a page. */
  onTaken: (values: Values, next: (() => void) | undefined) => void;
}) {
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [refused, setRefused] = useState(none);
  const [clash, setClash] = useState<Clash>();
  const isBusy = useRef(false);

  const deliver = async (values: Values, call: () => Promise<SendOutcome>) => {
    setClash(undefined);
    setSending(true);
    try {
      const outcome = await call();
      if (outcome === undefined || typeof outcome === "function") return onTaken(values, outcome);
      if ("keepMine" in outcome) return setClash(outcome);
      const { known, unknown } = placed(outcome, values);
      setRefused(known);
      setRefusal(unknown);
    } finally {
      setSending(false);
    }
  };
  const oneAtATime = async (act: () => Promise<unknown>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setRefusal(undefined);
    try {
      await act();
    } finally {
      isBusy.current = false;
    }
    (await firstProblem())?.focus();
  };
  return {
    sending,
    refusal,
    setRefusal,
    /** Refusals by field. */
    refused,
    /** A field was changed: what the server said of it does not apply any more. */
    accept: (name: string) => setRefused(({ [name]: _, ...others }) => others),
    clash,
    deliver,
    oneAtATime,
    reset() {
      setRefusal(undefined);
      setRefused(none);
    },
  };
}

/** The errors by field of the form, and the message for all others. */
function placed(
  { message, fields = none }: Refusal,
  values: object,
): { known: Problems; unknown: string | undefined } {
  const problems = Object.entries(fields).map(
    ([path, problem]) => [path.split(".")[0] ?? path, problem] as const,
  );
  const known = Object.fromEntries(problems.filter(([name]) => name in values));
  const isAllShown = problems.length > 0 && problems.every(([name]) => name in values);
  return { known, unknown: isAllShown ? undefined : message };
}
