import { authorizedFetch } from "@coulisses/shared-auth";
import { api, fakeServer } from "@coulisses/shared-auth/testing";
import { render, screen } from "@testing-library/react";
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
  expect(await screen.findByText("Base indisponible")).toBeInTheDocument();
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  expect(screen.queryByText("Base indisponible")).not.toBeInTheDocument();
});
