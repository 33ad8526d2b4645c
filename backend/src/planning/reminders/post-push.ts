import { type Agent, request } from "node:https";
import type { RequestDetails } from "web-push";

/**
 * Posts to a push service, whose address may be anyone's, and returns its status; nothing else of its answer
 * is read. Rejects after `within` milliseconds in all, even when it keeps sending.
 */
export function postPush(
  { endpoint, headers, body }: RequestDetails,
  { agent, within }: { agent: Agent; within: number },
): Promise<number> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(within);
    const sent = request(endpoint, { method: "POST", headers, agent, signal }, (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    // A server that switches protocols ends the request without an answer and without an error.
    sent.on("close", () => {
      reject(new Error("No answer"));
    });
    sent.on("error", reject).end(body);
  });
}
