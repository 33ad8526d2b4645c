import { Link } from "@coulisses/shared-pages/router";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { aWindow } from "@coulisses/shared-auth/testing";
import { activitiesPage, registryWith, renderInSite, testLoader } from "../testing/test-site";
import { CurrentPage } from "./current-page";

let narrow: () => void;
beforeEach(() => {
  const { resize } = aWindow(1440);
  narrow = () => resize(390);
});

const Field = () => <input aria-label="Nom du matos" />;
const loader = () =>
  testLoader({
    registry: registryWith({
      pages: [{ ...activitiesPage, mobile: false, permission: "read-fa" }],
    }),
    answers: [
      () => Promise.resolve({ pages: { "/fa": () => Promise.resolve({ default: Field }) }, cards: {} }),
    ],
  });
const access = { teams: ["hard"], permissions: ["read-fa"] };

describe("a page made for a large screen", () => {
  it("stays, with what was typed in it, when its window is made narrower", async () => {
    await renderInSite(<CurrentPage />, { loader: loader(), at: "/fa", access });
    await userEvent.type(await screen.findByLabelText("Nom du matos"), "Table");
    narrow();
    expect(screen.getByLabelText("Nom du matos")).toHaveValue("Table");
  });

  it("is not reached from a narrow window", async () => {
    await renderInSite(
      <>
        <Link to="/fa">Fiches</Link>
        <CurrentPage />
      </>,
      { loader: loader(), at: "/nulle-part", access },
    );
    narrow();
    await userEvent.click(screen.getByRole("link", { name: "Fiches" }));
    expect(screen.queryByLabelText("Nom du matos")).not.toBeInTheDocument();
  });
});
