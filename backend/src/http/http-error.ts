/** A refusal that only exists in HTTP; the rules of the festival throw FestivalError. */
export class HttpError extends Error {
  constructor(
    readonly statusCode: number,
    message: string,
    /** Seconds after which the same call may succeed. */
    readonly retryAfter?: number,
  ) {
    super(message);
    this.name = "HttpError";
  }
}

export const unauthorized = (message = "Tu n'es pas connecté, ou ta session a expiré") =>
  new HttpError(401, message);
export const locked = (message: string) => new HttpError(423, message);
export const termsNotApproved = () => locked("Approuve d'abord les conditions générales d'utilisation");
export const permissionMissing = () => new HttpError(403, "Tu n'as pas la permission de faire cela");
/** Short, as a restarted database is soon back. */
export const databaseAway = () =>
  new HttpError(503, "La base de données ne répond pas pour le moment, réessaie dans quelques secondes", 3);
