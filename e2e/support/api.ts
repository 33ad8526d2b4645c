import { expect, type APIRequestContext } from "@playwright/test";
import { emailOf, origin, password, type Role } from "./festival.ts";

/** The API as one person calls it, for what a journey needs but is not about. */
export class Api {
  private constructor(
    private readonly request: APIRequestContext,
    private readonly headers: Record<string, string>,
  ) {}

  static of(request: APIRequestContext, role: Role): Promise<Api> {
    return Api.ofEmail(request, emailOf(role));
  }

  /** Everybody in these journeys has the same password. */
  static async ofEmail(request: APIRequestContext, email: string): Promise<Api> {
    const answer = await request.post(`${origin}/api/login`, { data: { email, password } });
    expect(answer.ok(), `${email} logs in`).toBe(true);
    const { accessToken } = (await answer.json()) as { accessToken: string };
    return new Api(request, { authorization: `Bearer ${accessToken}` });
  }

  async get<Answer>(path: string): Promise<Answer> {
    const answer = await this.request.get(`${origin}/api/${path}`, { headers: this.headers });
    expect(answer.ok(), `GET ${path}`).toBe(true);
    return (await answer.json()) as Answer;
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
