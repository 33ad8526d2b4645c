import type { Account } from "./targets";

export async function logIn(url: string, emails: string[], password: string): Promise<Account[]> {
  const accounts: Account[] = [];
  for (const email of emails) {
    const answer = await fetch(`${url}/api/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email, password }),
    });
    if (!answer.ok) throw new Error(`Login of ${email}: ${answer.status} ${await answer.text()}`);
    const { accessToken } = (await answer.json()) as { accessToken: string };
    accounts.push({ email, token: accessToken });
  }
  return accounts;
}
