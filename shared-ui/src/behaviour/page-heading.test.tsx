import { render, screen } from "@testing-library/react";
import { useGivenHeading, usePageHeading } from "./page-heading";

function Frame() {
  return <h1>{useGivenHeading() ?? "Fiche Activité"}</h1>;
}
function Sheet({ name }: { name: string }) {
  usePageHeading(name);
  return null;
}
const page = (name?: string) => (
  <>
    <Frame />
    {name !== undefined && <Sheet name={name} />}
  </>
);
const heading = () => screen.getByRole("heading").textContent;

it("a page's own heading stands in the frame for as long as the page does", () => {
  const { rerender } = render(page());
  expect(heading()).toBe("Fiche Activité");
  rerender(page("Escape game"));
  expect(heading()).toBe("Escape game");
  rerender(page("Cluedo"));
  expect(heading()).toBe("Cluedo");
  rerender(page());
  expect(heading()).toBe("Fiche Activité");
});
