import { newKey } from "./one-tab-for";

it("A key is a uuid also on plain HTTP, where the browser makes none", () => {
  const { randomUUID } = crypto;
  Object.defineProperty(crypto, "randomUUID", { configurable: true, value: undefined });
  expect(newKey()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
  Object.defineProperty(crypto, "randomUUID", { configurable: true, value: randomUUID });
});
