import { ownSwap, slotOf } from "../testing/planning-samples";
import { swapMark } from "./swap-mark";

const first = slotOf(12, "Tenir le bar", 18, 19);
const second = slotOf(12, "Tenir le bar", 19, 20);

describe("The state of a request to be replaced", () => {
  it("is none without a request, or once it is cancelled", () => {
    expect(swapMark([first], [])).toBeUndefined();
    expect(swapMark([first], [ownSwap(first, { status: "CANCELLED" })])).toBeUndefined();
    expect(swapMark([first], [ownSwap(second)])).toBeUndefined();
  });

  it("names the hour that it is about, in a stretch of several", () => {
    expect(swapMark([second], [ownSwap(second)])?.words).toBe("Remplacement demandé");
    expect(swapMark([first, second], [ownSwap(second)])?.words).toBe("19h - 20h : Remplacement demandé");
  });

  it("says that somebody came forward, whose name may be gone", () => {
    expect(swapMark([first], [ownSwap(first, { status: "TAKEN", taker: null })])).toEqual({
      words: "Quelqu'un propose de venir",
      intent: "info",
    });
  });
});
