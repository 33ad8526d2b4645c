import { render, screen, waitFor } from "@testing-library/react";
import { TeamChip } from "./team-chip";
import { TeamIcon } from "./team-icon";
import { teamIcons } from "./team-icons";

const path = (name: string) => screen.getByRole("img", { name }).querySelector("path")?.getAttribute("d");

it("shows a disc until the team's icon is there, and for good when there is none", async () => {
  render(
    <>
      <TeamIcon icon="mdi-beer" label="bar" />
      <TeamIcon icon="mdi-inconnue" label="nouvelle" />
    </>,
  );
  const disc = path("nouvelle");
  expect(path("bar")).toBe(disc);
  await waitFor(() => expect(path("bar")).toBe(teamIcons["beer"]));
  expect(path("nouvelle")).toBe(disc);
});

it("writes a team's name in what reads on its colour, or says it where there is only an icon", () => {
  const bar = { code: "bar", name: "Bar", color: "#F9C80E", icon: "mdi-beer" };
  const { rerender } = render(<TeamChip team={bar} />);
  expect(screen.getByText("Bar").parentElement).toHaveStyle({ backgroundColor: "#F9C80E", color: "#000000" });
  rerender(<TeamChip team={{ ...bar, color: "#262E9B" }} iconOnly />);
  expect(screen.getByText("Bar").closest("[data-tip='Bar']")).toHaveStyle({ color: "#ffffff" });
});
