import { render, screen } from "@testing-library/react";
import { uncaughtErrors } from "../root/uncaught-errors";
import { PageSlots } from "./page-slots";

beforeEach(() => jest.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test("pages that throw as one leaves come and go, each shown once", () => {
  const arrivals: string[] = [];
  const Page = ({ name }: { name: string }) => (
    <p
      ref={(element) => {
        if (element) arrivals.push(name);
        return () => {
          throw new Error(`${name} throws as one leaves`);
        };
      }}
    >
      {name}
    </p>
  );
  const showing = (name: string) => (
    <PageSlots page={name}>
      <Page key={name} name={name} />
    </PageSlots>
  );
  const names = ["/fa", "/fa/:id", "/ft", "/"];
  const { rerender } = render(showing("/apps"));
  for (const name of names) {
    rerender(showing(name));
    expect(screen.getByText(name)).toBeVisible();
  }
  rerender(<PageSlots page="/stats">Statistiques</PageSlots>);
  expect(screen.getByText("Statistiques")).toBeVisible();
  expect(arrivals).toEqual(["/apps", ...names]);
  expect(uncaughtErrors().map(({ detail }) => detail)).toEqual(
    arrivals.map((name) => `${name} throws as one leaves`),
  );
});
