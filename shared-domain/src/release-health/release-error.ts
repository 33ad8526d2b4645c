import { appVersionIn, type ClientError } from "../client-error/client-error";

/** Errors of networks and servers, as browsers and our own calls say them. */
const fromOutside = [
  // Of another origin: the browser hides what it was.
  /^script error\.?$/i,
  /failed to fetch|networkerror|network request failed|load failed|connection was lost|network error/i,
  /loading (css )?chunk|chunkloaderror|scriptnetworkerror|importing a module script failed/i,
  /fetch_error|timeout_error|parsing_error|aborterror|timeouterror|aborted|did not answer within/i,
  /\b(?:status(?: code)?|http)["':= ]*5\d\d\b/i,
  // Of the device.
  /quotaexceeded|out of memory|the database connection is closing/i,
];

/**
 * True when an error says something about the release itself: thrown by this version's own code, and not by
 * an extension, another site, the network or a server that fails.
 */
export function speaksAgainstRelease(error: ClientError): boolean {
  const { kind, message, stack, duringOutage } = error;
  if (kind === "network" || duringOutage) return false;
  if (fromOutside.some((sign) => sign.test(message))) return false;
  // Extensions wrap calls and handlers of the page, so their frames may stand anywhere.
  if (/-extension:\/\/|elsewhere:\/\//.test(stack)) return false;
  const thrower = appVersionIn(stack);
  if (thrower !== undefined) return thrower.app === error.app && thrower.version === error.version;
  // The loader knows whose code it ran, even where the stack does not say.
  return kind === "load" || kind === "render";
}
