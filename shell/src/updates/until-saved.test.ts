import { createAppStore } from "@coulisses/shared-auth";
import { api, looseServer, logIn } from "@coulisses/shared-auth/testing";
import { baseApi } from "@coulisses/shared-auth";
import { delay, http, HttpResponse } from "msw";
import { untilSaved } from "./until-saved";

const server = looseServer();

const notes = baseApi.injectEndpoints({
  endpoints: (build) => ({
    saveTestNote: build.mutation<null, string>({
      query: (text) => ({ url: "notes", method: "POST", body: { text } }),
    }),
  }),
});

beforeEach(() => {
  logIn();
});

test("with nothing on its way, there is nothing to wait for", async () => {
  await expect(untilSaved(createAppStore())).resolves.toBeUndefined();
});

test("a save on its way is waited for", async () => {
  let isSaved = false;
  server.use(
    http.post(api("notes"), () => {
      isSaved = true;
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const store = createAppStore();
  void store.dispatch(notes.endpoints.saveTestNote.initiate("dernière phrase"));
  expect(isSaved).toBe(false);
  await untilSaved(store);
  expect(isSaved).toBe(true);
});

test("a save that never ends does not keep the page", async () => {
  server.use(http.post(api("notes"), () => delay("infinite")));
  const store = createAppStore();
  const saving = store.dispatch(notes.endpoints.saveTestNote.initiate("perdue"));
  await expect(untilSaved(store, 20)).resolves.toBeUndefined();
  saving.abort();
});
