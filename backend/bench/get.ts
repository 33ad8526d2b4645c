import { Agent, request } from "node:http";

export type Call = {
  path: string;
  /** @default "GET" */
  method?: string;
  /** JSON body. */
  body?: object;
  token?: string;
  headers?: Record<string, string>;
  /** Expected status. @default 200 */
  status?: number;
};

export const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Raw requests: what the client itself costs must not weigh on a machine that runs the server too. */
export function get(url: string, { path, method = "GET", body, token, headers, status = 200 }: Call) {
  return new Promise<{ text: string; etag: string }>((resolve, reject) => {
    const all = {
      ...headers,
      ...(body && { "content-type": "application/json" }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    };
    const sent = request(`${url}/api/${path}`, { agent, method, headers: all }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("end", () => {
        const text = Buffer.concat(parts).toString();
        if (answer.statusCode === status) resolve({ text, etag: String(answer.headers.etag) });
        else reject(new Error(`${path} answered ${String(answer.statusCode)} ${text}`));
      });
    });
    sent.on("error", reject);
    sent.end(body && JSON.stringify(body));
  });
}
