/** @jest-environment node */
import { existsSync } from "node:fs";
import { findBrowser } from "./find-browser";

jest.mock("node:fs", () => ({ existsSync: jest.fn() }));
const exists = jest.mocked(existsSync);
const { CHROMIUM_PATH: named } = process.env;
beforeEach(() => {
  delete process.env.CHROMIUM_PATH;
});
afterAll(() => {
  if (named !== undefined) process.env.CHROMIUM_PATH = named;
});

describe("The browser of a trial", () => {
  it("is the one that is named, whether it is there or not", () => {
    process.env.CHROMIUM_PATH = "/opt/chromium";
    expect(findBrowser()).toBe("/opt/chromium");
  });

  it("is none when the name is empty", () => {
    process.env.CHROMIUM_PATH = "";
    exists.mockReturnValue(true);
    expect(findBrowser()).toBeUndefined();
  });

  it("is else the first that the system has, the one without windows before all", () => {
    exists.mockReturnValue(true);
    expect(findBrowser()).toBe("/usr/bin/chromium-headless-shell");
    exists.mockImplementation((file) => file === "/usr/bin/google-chrome");
    expect(findBrowser()).toBe("/usr/bin/google-chrome");
    exists.mockReturnValue(false);
    expect(findBrowser()).toBeUndefined();
  });
});
