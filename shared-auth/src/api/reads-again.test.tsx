import { act, screen } from "@testing-library/react";
import { logIn, renderWithStore } from "../testing";
import { api, http, HttpResponse, looseServer, refusal } from "../testing/fake-server";
import { isApiError } from "../http/api-error";
import { baseApi, type NoArgument } from "./base-api";
import { LATER } from "./reads-again";

const server = looseServer();
const { endpoints } = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    readStatus: build.query<string, NoArgument>({ query: () => "status", providesTags: ["FestivalTask"] }),
    readName: build.query<string, NoArgument>({ query: () => "name", providesTags: ["Me"] }),
  }),
});

let status = "Relecture en cours";
let isTooOften = false;
let names = 0;
let refusals = 0;

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
  logIn();
  server.use(
    http.get(api("status"), () =>
      isTooOften ? refusal(429, `refus ${(refusals += 1)}`) : HttpResponse.json(status),
    ),
    http.get(api("name"), () => {
      names += 1;
      return HttpResponse.json("Ana");
    }),
  );
});
afterEach(() => {
  jest.useRealTimers();
});

function Screen() {
  const { data, error } = endpoints.readStatus.useQuery(undefined);
  endpoints.readName.useQuery(undefined);
  return <p>{isApiError(error) ? `${data} (${error.message})` : data}</p>;
}

test("a change that could not be read, as reads came too often, is read by itself as soon as they are taken", async () => {
  const { store } = renderWithStore(<Screen />);
  await screen.findByText("Relecture en cours");
  status = "Validée";
  isTooOften = true;
  act(() => void store.dispatch(baseApi.util.invalidateTags(["FestivalTask"])));
  await screen.findByText("Relecture en cours (refus 1)");
  act(() => void jest.advanceTimersByTime(LATER));
  await screen.findByText("Relecture en cours (refus 2)");
  isTooOften = false;
  act(() => void jest.advanceTimersByTime(LATER));
  expect(await screen.findByText("Validée")).toBeInTheDocument();
  expect(names).toBe(1);
});
