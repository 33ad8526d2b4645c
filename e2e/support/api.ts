import { expect, type APIRequestContext } from "@playwright/test";
import { emailOf, origin, password, type Role } from "./festival.ts";

/** Milliseconds; an access token lives for a quarter of an hour. */
const TOKEN_IS_KEPT = 10 * 60_000;

/** Journeys share these accounts, and an account may log in only ten times in half a minute. */
const tokens = new Map<Role, { token: string; since: number }>();

/** All accounts of these journeys share one password. */
async function logIn(request: APIRequestContext, email: string): Promise<string> {
  const answer = await request.post(`${origin}/api/login`, { data: { email, password } });
  expect(answer.ok(), `${email} logs in: ${await answer.text()}`).toBe(true);
  return ((await answer.json()) as { accessToken: string }).accessToken;
}

/** The API as one person calls it, for the preparations of a journey. */
export class Api {
  private readonly headers: Record<string, string>;

  private constructor(
    private readonly request: APIRequestContext,
    token: string,
  ) {
    this.headers = { authorization: `Bearer ${token}` };
  }

  static async of(request: APIRequestContext, role: Role): Promise<Api> {
    const known = tokens.get(role);
    if (known && Date.now() - known.since < TOKEN_IS_KEPT) return new Api(request, known.token);
    const token = await logIn(request, emailOf(role));
    tokens.set(role, { token, since: Date.now() });
    return new Api(request, token);
  }

  static async ofEmail(request: APIRequestContext, email: string): Promise<Api> {
    return new Api(request, await logIn(request, email));
  }

  async get<Answer>(path: string): Promise<Answer> {
    const answer = await this.request.get(`${origin}/api/${path}`, { headers: this.headers });
    expect(answer.ok(), `GET ${path}`).toBe(true);
    return (await answer.json()) as Answer;
  }

  /** The status of a read that may be refused. */
  async statusOf(path: string): Promise<number> {
    return (await this.request.get(`${origin}/api/${path}`, { headers: this.headers })).status();
  }

  async post<Answer>(path: string, data?: unknown): Promise<Answer> {
    const answer = await this.request.post(`${origin}/api/${path}`, { headers: this.headers, data });
    expect(answer.ok(), `POST ${path}: ${await answer.text()}`).toBe(true);
    return (await answer.json()) as Answer;
  }

  async patch(path: string, data: unknown): Promise<void> {
    const answer = await this.request.patch(`${origin}/api/${path}`, { headers: this.headers, data });
    expect(answer.ok(), `PATCH ${path}: ${await answer.text()}`).toBe(true);
  }
}
