import { currentOverrides, overrideApp } from "@coulisses/federation/overrides";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import OverridesBanner from "./overrides-banner";

beforeEach(() => {
  localStorage.clear();
});

test("with nothing but published code, there is no banner", () => {
  const { container } = render(<OverridesBanner />);
  expect(container).toBeEmptyDOMElement();
});

test("the banner says which app comes from which machine", () => {
  overrideApp("mf-tasks", "http://localhost:4000");
  render(<OverridesBanner />);
  expect(screen.getByRole("complementary", { name: "Code en développement" })).toHaveTextContent(
    "mf-tasks vient de http://localhost:4000",
  );
});

test("one button goes back to what is published", async () => {
  const onReset = jest.fn();
  overrideApp("mf-tasks", "http://localhost:4000");
  render(<OverridesBanner onReset={onReset} />);
  await userEvent.click(screen.getByRole("button", { name: "Revenir à ce qui est publié" }));
  expect(currentOverrides()).toEqual({});
  expect(onReset).toHaveBeenCalledTimes(1);
});
