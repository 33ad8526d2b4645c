/** What a mail says; the greeting and the look are the same for all. */
export type Letter = {
  subject: string;
  /** Plain text; what people typed goes in as it is, newlines included. */
  paragraphs: readonly string[];
  /** `url` is absolute: http, https or mailto. */
  button: { label: string; url: string };
};
