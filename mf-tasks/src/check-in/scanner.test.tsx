import type { Access } from "@coulisses/shared-domain/access/access";
import { unknownCode } from "@coulisses/shared-domain/check-in/code";
import { screen, waitFor, within } from "@testing-library/react";
import { lea, max, slotAddress, theo } from "../testing/check-in-samples";
import { checkInServer } from "../testing/check-in-server";
import { openPage } from "../testing/open-page";

const festival = checkInServer();
const volunteer: Access = { teams: ["benevole"], permissions: ["view-planning", "view-volunteer"] };
const open = () => openPage(slotAddress, volunteer);
const press = async ({ user }: ReturnType<typeof open>, name: string) =>
  user.click(await screen.findByRole("button", { name }));
const kinds = () => festival.kept.marks.map(({ kind, userId }) => [kind, userId]);

beforeEach(() => {
  jest.useFakeTimers({ now: new Date("2026-05-15T16:22:00Z"), advanceTimers: true });
  Object.assign(navigator, { vibrate: jest.fn() });
});
afterEach(() => jest.useRealTimers());

describe("A scan", () => {
  const type = async (page: ReturnType<typeof open>, code: string) => {
    const dialog = within(await screen.findByRole("dialog", { name: "Scanner des QR" }));
    await page.user.click(dialog.getByLabelText("Code écrit sous le QR"));
    await page.user.paste(code);
    await page.user.click(dialog.getByRole("button", { name: "Pointer" }));
    return () => dialog.getByRole("status", { name: "Dernier code" });
  };

  it("without camera is typed: ok, already, not on this slot, forged, no code, each with its own tremble", async () => {
    const readPersonOfCode = ({ code }: { code: string }) => {
      if (code !== max.code) throw unknownCode();
      return max;
    };
    festival.answers({ checkIn: { readPersonOfCode } });
    const page = open();
    await press(page, "Scanner des QR");
    expect(await screen.findByText(/L'appareil photo n'est pas utilisable ici/)).toBeVisible();
    const says = async (code: string, words: string) => {
      const status = await type(page, code);
      await waitFor(() => expect(status()).toHaveTextContent(words));
    };
    await says("abcde-23456", "Léa Martin : c'est noté");
    expect(navigator.vibrate).toHaveBeenLastCalledWith([80]);
    await says("COULISSES:ABCDE23456", "Léa Martin : déjà pointé·e");
    await says(max.code, "Max Martin n'est pas sur ce créneau");
    expect(navigator.vibrate).toHaveBeenLastCalledWith([200, 80, 200]);
    await says("ZZZZZ99999", "Ce code n'est celui de personne");
    await says("bonjour", "Ce n'est pas un code de pointage");
    await waitFor(() => expect(kinds()).toEqual([["ARRIVED", lea.id]]));
  });

  it("that the camera may not make says so", async () => {
    Object.assign(navigator, {
      mediaDevices: { getUserMedia: () => Promise.reject(new DOMException("no", "NotAllowedError")) },
    });
    const page = open();
    await press(page, "Scanner des QR");
    expect(await screen.findByText(/L'appareil photo n'est pas autorisé/)).toBeVisible();
    Reflect.deleteProperty(navigator, "mediaDevices");
  });

  it("by the browser's own reader ticks anyone who is in front of the camera, once", async () => {
    const stop = jest.fn();
    Object.assign(navigator, {
      mediaDevices: { getUserMedia: () => Promise.resolve({ getTracks: () => [{ stop }] }) },
    });
    jest.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
    class BarcodeDetector {
      static getSupportedFormats = () => Promise.resolve(["qr_code"]);
      detect = () =>
        Promise.resolve([{ rawValue: "webcal://x.org/a" }, { rawValue: `COULISSES:${theo.code}` }]);
    }
    Object.assign(window, { BarcodeDetector });
    const page = open();
    await press(page, "Scanner des QR");
    expect(await screen.findByText("Théo Martin : c'est noté")).toBeVisible();
    await waitFor(() => expect(kinds()).toEqual([["ARRIVED", theo.id]]));
    await page.user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Fermer" }));
    await waitFor(() => expect(stop).toHaveBeenCalled());
    Reflect.deleteProperty(navigator, "mediaDevices");
    Reflect.deleteProperty(window, "BarcodeDetector");
    jest.restoreAllMocks();
  });
});
