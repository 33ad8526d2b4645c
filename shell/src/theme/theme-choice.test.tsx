import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ColorChoice } from "./color-choice";
import { chooseTheme, readThemeChoice, useThemeChoice } from "./theme-choice";

function Theme() {
  const { themeName, color } = useThemeChoice();
  return (
    <>
      <output>{themeName}</output>
      <ColorChoice color={color} onChoose={(chosen) => chooseTheme({ color: chosen })} />
    </>
  );
}
function ColorMenu() {
  return <p>{useThemeChoice().color}</p>;
}
const shown = () => screen.getByRole("status").textContent;
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

beforeEach(() => {
  localStorage.clear();
  act(() => {
    window.dispatchEvent(new StorageEvent("storage"));
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  delete (window as Partial<Window>).matchMedia;
});

describe("The theme", () => {
  it("is light on paper, and dark again afterwards", () => {
    act(() => chooseTheme({ color: "red", dark: true }));
    render(<Theme />);
    act(() => void window.dispatchEvent(new Event("beforeprint")));
    expect(shown()).toBe("red-light");
    act(() => void window.dispatchEvent(new Event("afterprint")));
    expect(shown()).toBe("red-dark");
  });

  it("is dark blue for anyone who has never chosen", () => {
    expect(readThemeChoice()).toEqual({ color: "blue", dark: true });
  });

  it("follows the device until the reader chooses", () => {
    const device = Object.assign(new EventTarget(), { matches: true });
    window.matchMedia = () => device as unknown as MediaQueryList;
    expect(readThemeChoice()).toEqual({ color: "blue", dark: false });
    render(<Theme />);
    device.matches = false;
    act(() => void device.dispatchEvent(new Event("change")));
    expect(shown()).toBe("blue-dark");
    act(() => chooseTheme({ dark: true }));
    device.matches = true;
    act(() => void device.dispatchEvent(new Event("change")));
    expect(shown()).toBe("blue-dark");
  });

  it.each([
    ["yellow", null, { color: "yellow", dark: false }],
    ["red", "", { color: "red", dark: true }],
    ["green", "true", { color: "blue", dark: true }],
  ])("kept as %s and %s is read as %j", (color, dark, choice) => {
    localStorage.setItem("color-theme", color);
    if (dark !== null) localStorage.setItem("dark-theme", dark);
    expect(readThemeChoice()).toEqual(choice);
  });

  it("takes another colour at once, stays as bright, and is there at the next visit", async () => {
    render(<Theme />);
    act(() => chooseTheme({ dark: false }));
    await press("Jaune");
    expect(shown()).toBe("yellow-light");
    expect(screen.getByRole("button", { name: "Jaune" })).toHaveAttribute("aria-pressed", "true");
    expect(screen.getByRole("button", { name: "Bleu" })).toHaveAttribute("aria-pressed", "false");
    expect(readThemeChoice()).toEqual({ color: "yellow", dark: false });
  });

  it("follows what another tab has chosen", () => {
    render(<Theme />);
    localStorage.setItem("color-theme", "red");
    localStorage.setItem("dark-theme", "true");
    act(() => {
      window.dispatchEvent(new StorageEvent("storage"));
    });
    expect(shown()).toBe("red-dark");
  });

  it("follows it, and the device, also once a menu that shows the theme is closed", () => {
    const device = Object.assign(new EventTarget(), { matches: true });
    window.matchMedia = () => device as unknown as MediaQueryList;
    render(<Theme />);
    render(<ColorMenu />).unmount();
    device.matches = false;
    act(() => void device.dispatchEvent(new Event("change")));
    expect(shown()).toBe("blue-dark");
    localStorage.setItem("color-theme", "red");
    act(() => {
      window.dispatchEvent(new StorageEvent("storage"));
    });
    expect(shown()).toBe("red-light");
  });

  it("still changes where the browser keeps nothing", async () => {
    render(<Theme />);
    act(() => chooseTheme({ dark: true }));
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("The browser keeps nothing");
    });
    await press("Rouge");
    expect(shown()).toBe("red-dark");
  });
});
