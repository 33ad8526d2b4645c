import type { BenchRequest } from "./load-job";

export type Account = { email: string; token: string };
export type Target = { name: string; requests: BenchRequest[] };

const json = { "content-type": "application/json" };
const bearer = ({ token }: Account) => ({ authorization: `Bearer ${token}` });

const VARIANTS = 7;

/** The calls that are measured, each spread over people and sheets as a real morning would. */
export function targetsOf(
  accounts: readonly Account[],
  { emails, password }: { emails: readonly string[]; password: string },
  sheets: { all: readonly number[]; editable: readonly number[] },
): Target[] {
  const asEach = (path: string): BenchRequest[] =>
    accounts.map((account) => ({ method: "GET", path, headers: bearer(account) }));
  const someone = (index: number): Account => {
    const account = accounts[index % accounts.length];
    if (!account) throw new Error("The bench needs accounts");
    return account;
  };

  return [
    {
      name: "login",
      requests: emails.map((email) => ({
        method: "POST",
        path: "/api/login",
        headers: json,
        body: JSON.stringify({ email, password }),
      })),
    },
    { name: "users/me", requests: asEach("/api/users/me") },
    {
      // As a browser asks: compressed.
      name: "volunteers list",
      requests: accounts.map((account) => ({
        method: "GET",
        path: "/api/users/volunteers",
        headers: { ...bearer(account), "accept-encoding": "br" },
      })),
    },
    { name: "FA list", requests: asEach("/api/festival-activities") },
    {
      name: "FA by id",
      requests: sheets.all.map((id, index) => ({
        method: "GET",
        path: `/api/festival-activities/${id}`,
        headers: bearer(someone(index)),
      })),
    },
    {
      // On different sheets: each connection starts elsewhere.
      name: "FA edit",
      // Every pass brings another name, so that each call really writes.
      requests: Array.from({ length: VARIANTS }).flatMap((_, variant) =>
        sheets.editable.map((id, index) => ({
          method: "PATCH",
          path: `/api/festival-activities/${id}/general`,
          headers: { ...json, ...bearer(someone(index)) },
          body: JSON.stringify({ name: `Activité ${id}, version ${variant}` }),
        })),
      ),
    },
  ];
}
