import { Link } from "@coulisses/shared-pages/router";
import type { Permission } from "@coulisses/shared-domain/access/permissions";
import { api, fakeServer, read } from "@coulisses/shared-auth/testing";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { activitiesPage, registryWith, renderInSite, testLoader } from "../../testing/test-site";
import { NewsMark } from "./news-mark";

let hasNotifications: boolean;
let calls: string[];
beforeEach(() => {
  hasNotifications = true;
  calls = [];
});
fakeServer(
  read("notifications", () => {
    calls.push("GET");
    return { hasNotifications };
  }),
  http.delete(api("notifications"), () => {
    calls.push("DELETE");
    hasNotifications = false;
    return new HttpResponse(null, { status: 204 });
  }),
);
const registry = registryWith({
  pages: [activitiesPage, { ...activitiesPage, path: "/registrations/staff", title: "Admission" }],
});

const open = (permissions: Permission[], at = "/fa") =>
  renderInSite(
    <>
      <NewsMark />
      <Link to="/fa">Ailleurs</Link>
    </>,
    { loader: testLoader({ registry }), at, access: { teams: [], permissions } },
  );
const mark = () => screen.findByRole("link", { name: "Nouvelle inscription" });

describe("RG-10 The mark of a new organiser", () => {
  it("leads to the admissions, and goes once they are open", async () => {
    await open(["enroll-hard"]);
    const link = await mark();
    expect(link).toHaveAttribute("href", "/registrations/staff");
    await act(() => userEvent.click(link));
    await waitFor(() => expect(calls).toEqual(["GET", "DELETE", "GET"]));
    expect(screen.queryByRole("link", { name: "Nouvelle inscription" })).not.toBeInTheDocument();
    await act(() => userEvent.click(screen.getByText("Ailleurs")));
    expect(screen.queryByRole("link", { name: "Nouvelle inscription" })).not.toBeInTheDocument();
  });

  it("is not there when nobody registered", async () => {
    hasNotifications = false;
    await open(["enroll-hard"]);
    await waitFor(() => expect(calls).toEqual(["GET"]));
    expect(screen.queryByRole("link", { name: "Nouvelle inscription" })).not.toBeInTheDocument();
  });

  it("is neither shown to nor asked for by those who admit nobody", async () => {
    await open(["enroll-soft"]);
    expect(screen.queryByRole("link", { name: "Nouvelle inscription" })).not.toBeInTheDocument();
    expect(calls).toEqual([]);
  });
});
