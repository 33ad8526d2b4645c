import { act, renderHook } from "@testing-library/react";
import { useLitScreen } from "./use-lit-screen";

const release = jest.fn(() => Promise.resolve());
const request = jest.fn(() => Promise.resolve({ release }));
let visibility: DocumentVisibilityState = "visible";

const open = async () => {
  const page = renderHook(() => useLitScreen());
  await act(() => Promise.resolve());
  return page;
};
const becomes = (next: DocumentVisibilityState) =>
  act(async () => {
    visibility = next;
    document.dispatchEvent(new Event("visibilitychange"));
    await Promise.resolve();
  });

beforeEach(() => {
  visibility = "visible";
  jest.clearAllMocks();
  jest.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility);
  Object.assign(navigator, { wakeLock: { request } });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, "wakeLock");
  jest.restoreAllMocks();
});

describe("The screen on the wall", () => {
  it("stays lit, and may sleep once the page is left", async () => {
    const { unmount } = await open();
    expect(request).toHaveBeenCalledWith("screen");
    expect(release).not.toHaveBeenCalled();
    unmount();
    expect(release).toHaveBeenCalledTimes(1);
  });

  it("stays lit when the page is looked at again, and asks for nothing while it is hidden", async () => {
    await open();
    await becomes("hidden");
    expect(request).toHaveBeenCalledTimes(1);
    await becomes("visible");
    expect(request).toHaveBeenCalledTimes(2);
  });

  it("asks no more once the page is left", async () => {
    const { unmount } = await open();
    unmount();
    await becomes("visible");
    expect(request).toHaveBeenCalledTimes(1);
  });

  it("works on where the device refuses, or knows nothing of it", async () => {
    request.mockRejectedValueOnce(new DOMException("low battery", "NotAllowedError"));
    const refused = await open();
    expect(() => refused.unmount()).not.toThrow();
    Reflect.deleteProperty(navigator, "wakeLock");
    request.mockClear();
    await open();
    expect(request).not.toHaveBeenCalled();
  });
});
