import { authorizedFetch } from "@coulisses/shared-auth";
import { api, fakeServer } from "@coulisses/shared-auth/testing";
import { render, screen, waitForElementToBeRemoved } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { LiveIndicator } from "./live-indicator";

const server = fakeServer();

test("the header says that the database is away, and no longer once it is back", async () => {
  server.use(
    http.get(api("teams"), () => new HttpResponse(null, { status: 503, headers: { "Retry-After": "2" } })),
    http.get(api("health"), () => HttpResponse.json({ status: "ok", database: "up" })),
  );
  render(<LiveIndicator />);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  await authorizedFetch("teams");
  await waitForElementToBeRemoved(await screen.findByText("Base indisponible"));
});
