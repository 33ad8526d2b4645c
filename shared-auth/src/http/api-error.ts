import type { ErrorBody } from "@coulisses/shared-domain/contract/error";
import type { FieldProblems } from "@coulisses/shared-domain/field-problems";

/**
 * The error of a call: `status` is 0 when the server could not be reached, `message` is French, and `fields`
 * has the refused fields of the body, when the server names any.
 */
export type ApiError = { status: number; message: string; fields?: FieldProblems };

/** The status of a call that got no answer. */
export const UNREACHABLE = 0;
/** The status of calls that come too often. */
export const TOO_OFTEN = 429;
/** The status of a server that lacks something for now; its message says what. */
export const SERVICE_UNAVAILABLE = 503;

const serverFault =
  "Oups, une erreur s'est produite.. Réessaie et contacte un admin si le problème persiste.";
const noConnection = "Impossible de joindre le serveur. Vérifie ta connexion et réessaie.";

/** The error of a call that got no answer. */
export const unreachable: ApiError = { status: UNREACHABLE, message: noConnection };

/** The error of a refused call, with a French message; a fault of the server is never shown verbatim. */
export async function readApiError(response: Response): Promise<ApiError> {
  const { status, statusText } = response;
  if (status >= 500 && status !== SERVICE_UNAVAILABLE) return { status, message: serverFault };
  const { message, fields } = await readBody(response);
  return {
    status,
    message: message || statusText || serverFault,
    ...(fields && { fields }),
  };
}

/** A proxy in front may answer in its own way, without our body. */
async function readBody(response: Response): Promise<Partial<ErrorBody>> {
  try {
    const { message, fields } = (await response.json()) as Partial<ErrorBody>;
    return {
      ...(typeof message === "string" && { message }),
      ...(typeof fields === "object" && { fields }),
    };
  } catch {
    return {};
  }
}

/** True for the error of a call, false for a fault of our code. */
export function isApiError(error: unknown): error is ApiError {
  return typeof error === "object" && error !== null && "status" in error && "message" in error;
}

/**
 * The error that a form shows after a call; undefined when it succeeded: `send: async () => refusalOf(await
 * create(body))`.
 */
export function refusalOf({ error }: { error?: unknown }): Pick<ApiError, "message" | "fields"> | undefined {
  if (error === undefined) return undefined;
  return isApiError(error) ? error : { message: serverFault };
}
