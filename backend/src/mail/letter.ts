/** What a mail says; the greeting and the look are the same for all. */
export type Letter = {
  subject: string;
  /** Plain text; what people typed goes in as it is. */
  paragraphs: string[];
  button: { label: string; url: string };
};

/** A letter and the person it is for; `to` when it is not for the address they have today. */
export type AddressedLetter = { userId: number; to?: string; letter: Letter };
