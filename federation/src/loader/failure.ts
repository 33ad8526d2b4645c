import type { Disabled } from "../contract/registry";

/** The error of a missing answer. */
class TimeoutError extends Error {
  override name = "TimeoutError";
}

/** Rejects when the promise is not settled within the time: a hang counts as a failure. */
export function within<T>(milliseconds: number, what: string, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new TimeoutError(`${what} did not answer within ${milliseconds} ms`));
    }, milliseconds);
    promise.then(resolve, reject).finally(() => {
      clearTimeout(timer);
    });
  });
}

/** The kinds of failures of a feature app. */
export type FailureKind =
  /** It is not published. */
  | "unpublished"
  /** An administrator disabled it: the message is theirs. */
  | "disabled"
  /** Its entry in the registry does not pass. */
  | "invalid"
  /** It was built for a contract that this shell does not run. */
  | "contract"
  /** It needs something that this shell lacks. */
  | "doors"
  /** Another app owns one of its pages. */
  | "conflict"
  /** Its entry is not at the registry's address. */
  | "missing"
  /** Its entry could not be fetched. */
  | "network"
  /** Its entry came, one of its other files did not. */
  | "chunk"
  /** One of its files is there, but is not what its build made: the browser refused it. */
  | "altered"
  /** It does not answer in time. */
  | "timeout"
  /** Its code throws while it loads. */
  | "exception"
  /** Its code throws while it shows. */
  | "render"
  /** Its code throws outside of rendering: in a handler, in a promise, as it leaves. */
  | "stray";

const RETRY = "Réessaie dans un instant ; si ça recommence, préviens un admin.";
const BUG = "Réessaie ; si ça recommence, signale un bug depuis le menu.";

const messages: Record<FailureKind, string> = {
  unpublished: `Cette application n'est pas publiée pour le moment. ${RETRY}`,
  disabled: "Cette application est en pause.",
  invalid: `La fiche de cette application n'est pas lisible. ${RETRY}`,
  contract: `Cette application n'a pas été construite pour cette version du site. ${RETRY}`,
  doors: `Cette application attend une autre version du site. ${RETRY}`,
  conflict: `Une page de cette application appartient déjà à une autre. ${RETRY}`,
  missing: `Le code de cette application est introuvable. ${RETRY}`,
  network: "Le code de cette application n'a pas pu être téléchargé. Vérifie ta connexion et réessaie.",
  chunk: "Une partie du code n'a pas pu être téléchargée. Vérifie ta connexion et réessaie.",
  altered:
    "Le code de cette application n'est pas celui qui a été publié : il a été refusé. Réessaie ; si ça recommence, préviens un admin.",
  timeout: "Cette application met trop de temps à répondre. Vérifie ta connexion et réessaie.",
  exception: `Cette application n'a pas réussi à démarrer. ${BUG}`,
  render: `Cette partie a rencontré une erreur. ${BUG}`,
  stray: `Une action de cette application a échoué. ${BUG}`,
};

/** The failure of an app: its message is for the person, `detail` for the developer. */
export class FeatureFailure extends Error {
  override name = "FeatureFailure";
  readonly app: string;
  readonly kind: FailureKind;
  readonly detail: string;

  constructor(app: string, kind: FailureKind, detail: string, cause?: unknown) {
    // An app that is disabled has its own word for people.
    super(kind === "disabled" ? detail : messages[kind], { cause });
    this.app = app;
    this.kind = kind;
    this.detail = detail;
  }
}

/** The word of an app that is disabled, and the person to ask. */
export const wordOf = ({ word, ask }: Disabled) => `${word} Pour en savoir plus, demande à ${ask}.`;

/** The failure that stands for an app that is disabled. */
export const disabledFailure = (app: string, disabled: Disabled) =>
  new FeatureFailure(app, "disabled", wordOf(disabled));

/** Webpack's error for a file of a page; `type` is its reason in one word. */
type ChunkLoadError = Error & { type?: string; request?: string };

/** The address of the file that a page waited for in vain; undefined for any other error. */
export const fileOf = (cause: unknown): string | undefined =>
  cause instanceof Error && cause.name === "ChunkLoadError" ? (cause as ChunkLoadError).request : undefined;

/** The one place that knows what failed loads look like, from webpack and from the federation's run time. */
export function kindOfCause(
  cause: unknown,
): Extract<FailureKind, "network" | "chunk" | "timeout" | "exception"> {
  if (cause instanceof TimeoutError) return "timeout";
  if (!(cause instanceof Error)) return "exception";
  if (cause.name === "ChunkLoadError")
    return (cause as ChunkLoadError).type === "timeout" ? "timeout" : "chunk";
  // A shared module's file: the run time wraps the error and keeps its message.
  if (/loading (css )?chunk/i.test(cause.message)) return "chunk";
  if (!cause.message.includes("ScriptNetworkError")) return "exception";
  return cause.message.includes("timed out") ? "timeout" : "network";
}

/** The message of an error, for the developer. */
export function detailOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
