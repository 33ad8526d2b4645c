/** The body of every refusal. `message` is French; several reasons are joined by newlines. */
export type ErrorBody = { statusCode: number; error: string; message: string };
