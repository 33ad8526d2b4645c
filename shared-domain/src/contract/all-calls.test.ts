import { allCalls } from "./all-calls";
import type { Call } from "./call";

const nameOf = ({ method, path }: Pick<Call, "method" | "path">) => `${method} ${path}`;
const parametersOf = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? "");
/** The calls that a test refuses, by name. */
const those = (isWrong: (call: Call) => boolean) => allCalls.filter(isWrong).map(nameOf);
const successOf = ({ answers }: Call) => Number(Object.keys(answers)[0]);

describe("The calls of the API", () => {
  it("each have an address of their own, whatever its parameters are called", () => {
    const addresses = allCalls.map((call) => nameOf(call).replace(/:\w+/g, ":"));
    expect(addresses.filter((one, rank) => addresses.indexOf(one) !== rank)).toEqual([]);
  });

  it("each say in French what they do, without a full stop", () => {
    expect(those(({ summary }) => summary.trim() === "" || summary.endsWith("."))).toEqual([]);
  });

  it("check every parameter of their path, and no other", () => {
    const wrong = those(({ path, params }) => {
      const shape = (params as { shape?: Record<string, unknown> } | undefined)?.shape ?? {};
      return Object.keys(shape).sort().join() !== parametersOf(path).sort().join();
    });
    expect(wrong).toEqual([]);
  });

  it("send nothing but an address when they read", () => {
    expect(those(({ method, body }) => method === "GET" && body !== undefined)).toEqual([]);
  });

  it("answer a read with something", () => {
    expect(those((call) => call.method === "GET" && successOf(call) !== 200)).toEqual([]);
  });

  it("move money by a write alone", () => {
    const moving = allCalls.filter(({ movesMoney }) => movesMoney);
    expect(moving.length).toBeGreaterThan(0);
    expect(moving.filter(({ method }) => method === "GET").map(nameOf)).toEqual([]);
  });

  it("take a file in place of a body, never beside one", () => {
    const sending = allCalls.filter(({ sendsFile }) => sendsFile);
    expect(sending.length).toBeGreaterThan(0);
    expect(sending.filter(({ body }) => body !== undefined).map(nameOf)).toEqual([]);
  });

  it("have addresses of plain words, from the root and without a slash at the end", () => {
    const plain = /^(\/(:[a-zA-Z]+|[a-zA-Z0-9-]+(\.[a-z]+)?))+$/;
    expect(those(({ path }) => !plain.test(path))).toEqual([]);
  });
});
