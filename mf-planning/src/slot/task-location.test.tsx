import { festivalServer, renderWithStore } from "@coulisses/shared-auth/testing";
import { ThemeProvider } from "@coulisses/shared-ui/base";
import { prepareLeaflet } from "@coulisses/shared-ui/map/testing";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TaskLocation } from "./task-location";

prepareLeaflet();
festivalServer({});

let isLost = false;
jest.mock("@coulisses/shared-ui/map", () => {
  if (isLost) throw new Error("network");
  return jest.requireActual<object>("@coulisses/shared-ui/map");
});

const stage = {
  id: 1,
  name: "Scène",
  geoLocation: { type: "POINT" as const, coordinates: { lat: 45.78, lng: 4.87 } },
};
const show = (location: Parameters<typeof TaskLocation>[0]["location"]) =>
  renderWithStore(
    <ThemeProvider theme="blue-light">
      <TaskLocation location={location} />
    </ThemeProvider>,
  );
const way = () => screen.queryByRole("link", { name: "Scène : y aller avec une autre carte" });

describe("Where a slot is", () => {
  // First: once its code has come, the map is there for good.
  it("is said without its map when its code does not come, which may be asked for again", async () => {
    isLost = true;
    show(stage);
    expect(await screen.findByText("La carte reviendra avec le réseau.")).toBeVisible();
    expect(way()).toHaveAttribute("href", "https://www.google.com/maps/search/?api=1&query=45.78,4.87");
    isLost = false;
    await userEvent.click(screen.getByRole("button", { name: "Réessayer" }));
    expect(await screen.findByRole("region", { name: "Carte des lieux" })).toBeInTheDocument();
    expect(screen.queryByText("La carte reviendra avec le réseau.")).not.toBeInTheDocument();
  });

  it("is its name alone where nobody has drawn it on the map", () => {
    show({ ...stage, geoLocation: null });
    expect(screen.getByText("Scène")).toBeVisible();
    expect(way()).not.toBeInTheDocument();
  });

  it("is said not to be known yet", () => {
    show(null);
    expect(screen.getByText("Aucun lieu assigné")).toBeVisible();
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
  });
});
