import type { Access } from "@coulisses/shared-domain/access/access";
import { api, fakeServer, read, refusal } from "@coulisses/shared-auth/testing";
import { screen, waitFor } from "@testing-library/react";
import { http } from "msw";
import { renderInSite } from "../../testing/test-site";
import { PageBadge } from "./page-badge";

const badge = {
  request: "festival-activities/my-refusals/count",
  permission: "read-fa",
  tags: ["FestivalActivity"],
};
let calls: number;
const server = fakeServer(
  read("festival-activities/my-refusals/count", () => {
    calls += 1;
    return 3;
  }),
);
beforeEach(() => {
  calls = 0;
});
const organiser: Access = { teams: ["hard"], permissions: ["read-fa"] };

describe("The badge of a page in the menu", () => {
  it("says how much waits for me there", async () => {
    await renderInSite(<PageBadge badge={badge} />, { access: organiser });
    expect(await screen.findByText("3")).toBeVisible();
  });

  it("asks nothing for those who may not open the page", async () => {
    const { container } = await renderInSite(<PageBadge badge={badge} />);
    expect(container).toBeEmptyDOMElement();
    expect(calls).toBe(0);
  });

  it("that can't be counted is left out, without a word", async () => {
    let refusals = 0;
    server.use(
      http.get(api(badge.request), () => {
        refusals += 1;
        return refusal(500, "Oups");
      }),
    );
    const { container, messages } = await renderInSite(<PageBadge badge={badge} />, { access: organiser });
    await waitFor(() => expect(refusals).toBe(1));
    expect(container).toBeEmptyDOMElement();
    await waitFor(() => expect(messages()).toEqual([]));
  });
});
