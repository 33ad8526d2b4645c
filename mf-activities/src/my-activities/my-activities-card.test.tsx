import * as fa from "@coulisses/shared-domain/festival-activity/testing/activities";
import { lea } from "@coulisses/shared-domain/festival-activity/testing/activities";
import { screen, waitFor } from "@testing-library/react";
import { festivalServer } from "../testing/festival-server";
import { openPage } from "../testing/open-page";

const festival = festivalServer();
const linksOf = () => screen.getAllByRole("link").map((link) => link.getAttribute("href"));

describe("my activities, on the home page", () => {
  it("are those that I answer for, what is to correct first", async () => {
    festival.has(
      { ...fa.validated(), id: 1 },
      { ...fa.draft(), id: 2 },
      { ...fa.refusedBy(["humain"]), id: 3 },
      { ...fa.draft(), id: 4, inCharge: { adherent: lea, team: null, contractors: [] } },
    );
    const { user, address } = openPage("/");
    const first = await screen.findByRole("link", { name: /N° 3 - Escape game/ });
    expect(linksOf()).toEqual(["/fa/3", "/fa/2", "/fa/1"]);
    await user.click(first);
    await waitFor(() => expect(address()).toBe("/fa/3"));
  });

  it("lead to the list of mine when there are more than five", async () => {
    festival.has(...[1, 2, 3, 4, 5, 6].map((id) => ({ ...fa.draft(), id })));
    openPage("/");
    expect(await screen.findByRole("link", { name: "Voir mes FAs" })).toHaveAttribute(
      "href",
      "/fa?adherent=1",
    );
    expect(linksOf()).toHaveLength(6);
  });

  it("tell that there is none", async () => {
    openPage("/");
    expect(await screen.findByText("Tu n'as aucune FA 🤔")).toBeInTheDocument();
  });

  it("tell that they could not be read, and try again", async () => {
    festival.has(fa.draft());
    festival.unplug();
    const { user } = openPage("/");
    const retry = await screen.findByRole("button", { name: "Réessayer" });
    festival.plug();
    await user.click(retry);
    expect(await screen.findByRole("link", { name: /N° 1 - Escape game/ })).toBeInTheDocument();
  });
});
