import { act, screen } from "@testing-library/react";
import { logIn, renderWithStore } from "../testing";
import { forgetKept, useKeptOnDevice } from "./kept-on-device";

function Basket() {
  const { text, read, write } = useKeptOnDevice("check-ins");
  return <button onClick={() => write(`${read() ?? ""}+1`)}>{text ?? "vide"}</button>;
}
const press = () => act(() => screen.getByRole("button").click());

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe("What a device keeps of somebody", () => {
  it("is still there after a reload, with what another tab has added meanwhile", () => {
    const { unmount } = renderWithStore(<Basket />, { userId: 1 });
    press();
    unmount();
    renderWithStore(<Basket />, { userId: 1 });
    expect(screen.getByRole("button")).toHaveTextContent("+1");
    // No event has told of it yet.
    localStorage.setItem("coulisses-kept:1:check-ins", "+1+1");
    press();
    expect(screen.getByRole("button")).toHaveTextContent("+1+1+1");
  });

  it("is nobody else's, and leaves nothing once it is forgotten", () => {
    renderWithStore(<Basket />, { userId: 1 });
    press();
    act(() => logIn({ userId: 12 }));
    expect(screen.getByRole("button")).toHaveTextContent("vide");
    press();
    act(() => forgetKept(1));
    expect(screen.getByRole("button")).toHaveTextContent("+1");
    expect(Object.keys(localStorage).filter((key) => key.startsWith("coulisses-kept"))).toEqual([
      "coulisses-kept:12:check-ins",
    ]);
  });

  it("lasts as long as the page where the browser stores nothing", () => {
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("full");
    });
    renderWithStore(<Basket />, { userId: 1 });
    press();
    press();
    expect(screen.getByRole("button")).toHaveTextContent("+1+1");
    act(() => forgetKept(1));
    expect(screen.getByRole("button")).toHaveTextContent("vide");
  });
});
