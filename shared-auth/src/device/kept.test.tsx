import { act, render, screen } from "@testing-library/react";
import { forgetKeptOf, forgetOthersInTab, isKept, isText, kept } from "./kept";
import { moveFormerKeys } from "./former-keys";
import { storedText } from "../testing/stored-text";
import { useKept } from "./use-kept";

const basket = kept({ name: "basket", scope: "device", isValue: isText });
const note = kept({ name: "note", scope: "tab", isValue: isText });

function Basket({ userId = 1 }) {
  const { value, read, write } = useKept(basket, userId);
  return <button onClick={() => write(`${read() ?? ""}+1`)}>{value ?? "vide"}</button>;
}
const button = () => screen.getByRole("button");
const press = () => act(() => button().click());

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

describe("What a device keeps of a person", () => {
  it("is still there after a reload, with what another tab has added meanwhile", () => {
    const { unmount } = render(<Basket />);
    press();
    unmount();
    render(<Basket />);
    expect(button()).toHaveTextContent("+1");
    // No event has told of it yet.
    localStorage.setItem("coulisses:1:basket", storedText("+1+1"));
    press();
    expect(button()).toHaveTextContent("+1+1+1");
  });

  it("shows what another tab writes as soon as the browser tells", () => {
    render(<Basket />);
    act(() => {
      localStorage.setItem("coulisses:1:basket", storedText("+1"));
      window.dispatchEvent(new StorageEvent("storage", { key: "coulisses:1:basket" }));
    });
    expect(button()).toHaveTextContent("+1");
  });

  it("is nobody else's, and leaves nothing once it is forgotten", () => {
    basket.of(1).write("+1");
    basket.of(12).write("+12");
    note.of(1, "fa/1").write("Quiz");
    act(() => forgetKeptOf(1));
    expect([basket.of(1).read(), note.of(1, "fa/1").read(), basket.of(12).read()]).toEqual([
      undefined,
      undefined,
      "+12",
    ]);
    expect([localStorage, sessionStorage].flatMap(Object.keys)).toEqual(["coulisses:12:basket"]);
  });

  it("waits on the device while another person uses the tab, where only the device's own entries stay", () => {
    basket.of(1).write("+1");
    note.of(1).write("Quiz");
    note.of("all").write("Festival");
    forgetOthersInTab(12);
    expect([basket.of(1).read(), note.of(1).read(), note.of("all").read()]).toEqual([
      "+1",
      undefined,
      "Festival",
    ]);
  });

  it("lasts as long as the page where the browser stores nothing, and says so to who writes it", () => {
    expect(basket.of(12).write("+12")).toBe(true);
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("full");
    });
    expect(basket.of(12).write("+12+1")).toBe(false);
    render(<Basket />);
    press();
    press();
    expect(button()).toHaveTextContent("+1+1");
    expect(basket.all().sort()).toEqual(["+1+1", "+12+1"]);
    act(() => [1, 12].forEach((person) => forgetKeptOf(person)));
    expect(button()).toHaveTextContent("vide");
    expect(basket.all()).toEqual([]);
  });

  it("is found by its name alone, readable or not", () => {
    localStorage.setItem("coulisses:1:basket", storedText(12));
    expect([isKept(1, "basket"), isKept(1, "bas"), isKept(12, "basket")]).toEqual([true, false, false]);
  });

  it.each(["{oups", "null", "[]", storedText(12), storedText(null)])(
    "is absent where the entry says %s",
    (text) => {
      localStorage.setItem("coulisses:1:basket", text);
      expect([basket.of(1).read(), basket.all()]).toEqual([undefined, []]);
    },
  );

  it("is absent once it is too old", () => {
    const brief = kept({ name: "brief", scope: "device", isValue: isText, lasts: 1_000 });
    localStorage.setItem("coulisses:1:brief", storedText("late", Date.now() - 1_001));
    localStorage.setItem("coulisses:2:brief", storedText("in time", Date.now() - 500));
    expect([brief.of(1).read(), brief.of(2).read()]).toEqual([undefined, "in time"]);
  });

  it("bears the bare name and text where the specification says so", () => {
    const dark = kept({ name: "dark-theme", scope: "device", isValue: isText, bare: true }).of("all");
    dark.write("true");
    expect(localStorage.getItem("dark-theme")).toBe("true");
    expect(dark.read()).toBe("true");
  });
});

describe("What an earlier build kept", () => {
  it.each([
    ["coulisses-kept:7:check-ins", '[{"id":"a"}]', "coulisses:7:check-ins", [{ id: "a" }]],
    ["coulisses-gesture:7:a-b", '{"key":"a-b"}', "coulisses:7:gesture:a-b", { key: "a-b" }],
    ["coulisses-unsaved:7/ft/1/name", '{"draft":"x"}', "coulisses:7:text:ft/1/name", { draft: "x" }],
    ["coulisses-draft:7:/loan:new", '{"seen":{}}', "coulisses:7:form:/loan:new", { seen: {} }],
    ["coulisses-session", '{"userId":7}', "coulisses:all:session", { userId: 7 }],
    ["coulisses-leaving", "1", "coulisses:all:leaving", 1],
    ["push-here:7", "https://push.example/1", "coulisses:all:push:7", "https://push.example/1"],
    ["dismissed-alerts:7", '["picture"]', "coulisses:all:dismissed-alerts:7", ["picture"]],
  ])("under %s is moved", (former, text, key, value) => {
    localStorage.setItem(former, text);
    moveFormerKeys(localStorage);
    expect(Object.keys(localStorage)).toEqual([key]);
    expect(JSON.parse(localStorage.getItem(key) ?? "")).toMatchObject({ value });
  });

  it("waits as long as its new key is taken, so that none of both is lost", () => {
    localStorage.setItem("coulisses-kept:7:check-ins", '["former"]');
    localStorage.setItem("coulisses:7:check-ins", storedText(["new"]));
    moveFormerKeys(localStorage);
    expect(localStorage.getItem("coulisses-kept:7:check-ins")).toBe('["former"]');
    localStorage.removeItem("coulisses:7:check-ins");
    moveFormerKeys(localStorage);
    expect(Object.keys(localStorage)).toEqual(["coulisses:7:check-ins"]);
  });

  it("that others keep there is left alone", () => {
    localStorage.setItem("fake-push", "1");
    localStorage.setItem("coulisses:7:form:x", "1");
    moveFormerKeys(localStorage);
    expect(Object.keys(localStorage).sort()).toEqual(["coulisses:7:form:x", "fake-push"]);
  });
});
