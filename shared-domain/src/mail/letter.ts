/** The content of a mail; greeting and look are added to all alike. */
export type Letter = {
  subject: string;
  /** Plain text; texts typed by people are escaped later, and may have newlines. */
  paragraphs: readonly string[];
  button: MailLink;
  /** Further links, below the button. */
  links?: readonly MailLink[];
};

/** `url` is absolute: http, https or mailto. */
type MailLink = { label: string; url: string };
