import { logIn } from "@coulisses/shared-auth/testing";
import { session } from "@coulisses/shared-auth/session";
import { forgetReadsWithSession } from "./forget-reads";

const storage = { delete: jest.fn(() => Promise.resolve(true)) };

beforeAll(() => {
  forgetReadsWithSession(storage as unknown as CacheStorage);
});
beforeEach(() => {
  jest.spyOn(globalThis, "fetch").mockResolvedValue(new Response(null, { status: 204 }));
  storage.delete.mockClear();
});
afterEach(() => {
  jest.restoreAllMocks();
});

test("what someone read stays as long as their session", () => {
  logIn({ userId: 7 });
  logIn({ userId: 7, access: { teams: ["bar"], permissions: [] } });
  expect(storage.delete).not.toHaveBeenCalled();
});

test("logging out forgets it", async () => {
  logIn({ userId: 7 });
  await session.logout();
  expect(storage.delete).toHaveBeenCalledWith("coulisses-read");
});

test("so does someone else's session on the same device", () => {
  logIn({ userId: 8 });
  expect(storage.delete).toHaveBeenCalledWith("coulisses-read");
});
