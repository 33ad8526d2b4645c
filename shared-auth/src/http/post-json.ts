import { apiAddress } from "./api-address";
import { databaseStatus } from "./database-status";
import { type ApiError, readApiError, unreachable } from "./api-error";

/** The parsed body, or the error. */
type PostAnswer<T> = { ok: true; data: T } | { ok: false; error: ApiError };

/** POST without a bearer token, for login, refresh and forgotten passwords. Never rejects. */
export async function postJson<T>(path: string, body: unknown): Promise<PostAnswer<T>> {
  try {
    const response = await fetch(apiAddress(path), {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      credentials: "same-origin",
      body: JSON.stringify(body),
      // The cookie of the answer arrives even when the page is closed in mid-call.
      keepalive: true,
    });
    databaseStatus.noteAnswer(response);
    if (!response.ok) return { ok: false, error: await readApiError(response) };
    const text = await response.text();
    return { ok: true, data: (text === "" ? undefined : JSON.parse(text)) as T };
  } catch {
    return { ok: false, error: unreachable };
  }
}
