import { setTimeout as wait } from "node:timers/promises";
import type { FestivalActivity } from "@coulisses/shared-domain/festival-activity/festival-activity";

/** An acknowledged write: the version of the sheet that it made, by which instance, when. */
type Acknowledged = { what: string; sheet: number; version: number; servedBy: string; at: number };

export type Journal = {
  acknowledged: Acknowledged[];
  /** Calls that were made a second time. */
  retries: number;
  /** Errors that a client should not have seen. */
  faults: string[];
};

type Answer = { status: number; servedBy: string; body: unknown };
const retryDelayMs = 100;

/**
 * A client that retries once. It adds activities, and people of its own to each, with the version it saw;
 * when an answer is lost, it checks whether the write was made before it asks again.
 */
export async function writeUntil(
  stopped: () => boolean,
  origin: string,
  token: string,
  name: string,
  journal: Journal,
): Promise<void> {
  let lastFailures: string[] = [];
  const failed = (why: string) => {
    lastFailures = [...lastFailures.slice(-1), why];
    return undefined;
  };
  const call = async (
    method: string,
    path: string,
    body?: unknown,
    version?: number,
  ): Promise<Answer | undefined> => {
    try {
      const answer = await fetch(`${origin}/api/festival-activities${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body !== undefined && { "content-type": "application/json" }),
          ...(version !== undefined && { "if-match": `"${String(version)}"` }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      if (answer.status >= 500)
        return failed(
          `${String(answer.status)} of ${answer.headers.get("x-served-by") ?? "the proxy"} ${text.slice(0, 200)}`,
        );
      return {
        status: answer.status,
        servedBy: answer.headers.get("x-served-by") ?? "",
        body: JSON.parse(text) as unknown,
      };
    } catch (error) {
      return failed(String(error));
    }
  };
  const retried = async (ask: () => Promise<Answer | undefined>): Promise<Answer | undefined> => {
    journal.retries++;
    await wait(retryDelayMs);
    return ask();
  };
  const read = async (path: string) => {
    const ask = () => call("GET", path);
    return (await ask()) ?? (await retried(ask));
  };
  const acknowledge = (what: string, answer: Answer): FestivalActivity => {
    const sheet = answer.body as FestivalActivity;
    journal.acknowledged.push({
      what,
      sheet: sheet.id,
      version: sheet.version,
      servedBy: answer.servedBy,
      at: Date.now(),
    });
    return sheet;
  };
  const fault = (what: string, answer: Answer | undefined) =>
    journal.faults.push(
      `${what}: ${answer === undefined ? `failed twice, ${lastFailures.join(", then ")}` : `${String(answer.status)} ${JSON.stringify(answer.body).slice(0, 200)}`}`,
    );

  async function create(what: string): Promise<FestivalActivity | undefined> {
    const ask = () => call("POST", "", { name: what });
    const answer = (await ask()) ?? (await retried(async () => ((await isListed(what)) ? undefined : ask())));
    if (answer?.status === 201) return acknowledge(what, answer);
    // The write was made but never acknowledged, so nothing was promised.
    if (answer === undefined && (await isListed(what))) return undefined;
    fault(what, answer);
    return undefined;
  }
  async function isListed(what: string): Promise<boolean> {
    const list = await read("");
    return Array.isArray(list?.body) && (list.body as { name: string }[]).some((one) => one.name === what);
  }

  async function add(what: string, sheet: FestivalActivity): Promise<FestivalActivity> {
    const path = `/${String(sheet.id)}`;
    const form = { firstname: "Camille", lastname: what, phone: "0612345678" };
    const ask = () => call("POST", `${path}/in-charge/contractors`, form, sheet.version);
    const answer = (await ask()) ?? (await retried(ask));
    if (answer?.status === 200 || answer?.status === 201) return acknowledge(what, answer);
    // When the sheet holds it, the first try was made, and only its answer lost.
    const now =
      answer?.status === 412 ? ((await read(path))?.body as FestivalActivity | undefined) : undefined;
    if (now?.inCharge.contractors.some(({ lastname }) => lastname === what)) return now;
    fault(what, answer);
    return now ?? sheet;
  }

  for (let round = 1; !stopped(); round++) {
    let sheet = await create(`${name}, fiche ${String(round)}`);
    for (let person = 1; sheet !== undefined && person <= 5 && !stopped(); person++) {
      await wait(200);
      sheet = await add(`${name}, prestataire ${String(round)}.${String(person)}`, sheet);
    }
  }
}
