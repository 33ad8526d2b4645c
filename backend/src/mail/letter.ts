/** What a mail says; the greeting and the look are the same for all. */
export type Letter = {
  subject: string;
  /** Plain text; what people typed goes in as it is. */
  paragraphs: string[];
  button: { label: string; url: string };
};
