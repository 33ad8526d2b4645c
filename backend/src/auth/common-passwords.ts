import type { IsCommonPassword } from "@coulisses/shared-domain/people/password";

let known: Promise<ReadonlySet<string>> | undefined;

/** Some 50,000 passwords that leaked most often; read when somebody first chooses one. */
export async function commonPasswords(): Promise<IsCommonPassword> {
  known ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set(dictionary["passwords-common"]),
  );
  const words = await known;
  return (word) => words.has(word);
}
