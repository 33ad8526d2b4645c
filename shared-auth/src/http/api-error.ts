import type { ErrorBody } from "@coulisses/shared-domain/contract/error";

/** Why a call failed; `status` is 0 when the server could not be reached. */
export type ApiError = { status: number; message: string };

export const UNREACHABLE = 0;
/** The server tells what it lacks for now. */
export const SERVICE_UNAVAILABLE = 503;

const serverFault =
  "Oups, une erreur s'est produite.. Réessaie et contacte un admin si le problème persiste.";
const noConnection = "Impossible de joindre le serveur. Vérifie ta connexion et réessaie.";

export const unreachable: ApiError = { status: UNREACHABLE, message: noConnection };

/** What a person may read of a refused call: a fault of the server is never shown verbatim. */
export async function readApiError(response: Response): Promise<ApiError> {
  const { status, statusText } = response;
  if (status >= 500 && status !== SERVICE_UNAVAILABLE) return { status, message: serverFault };
  const message = await readMessage(response);
  return { status, message: message ?? (statusText === "" ? serverFault : statusText) };
}

async function readMessage(response: Response): Promise<string | undefined> {
  try {
    const { message } = (await response.json()) as Partial<ErrorBody>;
    return typeof message === "string" && message !== "" ? message : undefined;
  } catch {
    return undefined;
  }
}

export function isApiError(error: unknown): error is ApiError {
  return typeof error === "object" && error !== null && "status" in error && "message" in error;
}
