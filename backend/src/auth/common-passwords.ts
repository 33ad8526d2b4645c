import type { IsCommonPassword } from "@coulisses/shared-domain/people/password";

let known: Promise<ReadonlySet<string>> | undefined;

/** Some 50,000 of the most leaked passwords; loaded when one is first needed. */
export async function commonPasswords(): Promise<IsCommonPassword> {
  known ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set(dictionary["passwords-common"]),
  );
  const words = await known;
  return (word) => words.has(word);
}
