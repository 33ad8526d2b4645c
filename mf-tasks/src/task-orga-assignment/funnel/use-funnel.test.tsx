import { fridayAt } from "@coulisses/shared-domain/testing/friday";
import { fireEvent, render, renderHook } from "@testing-library/react";
import { candidate } from "../../testing/assignment-samples";
import type { SlotToFill } from "../slot-events";
import { useFunnel } from "./use-funnel";
import { names, noRoomFor } from "./use-funnel-form";
import { useFunnelKeys } from "./use-funnel-keys";

const slotWith = (demand: number, assigned = 0): SlotToFill => ({
  taskId: 12,
  mobilizationId: "m",
  assignmentId: "a",
  start: fridayAt(18),
  end: fridayAt(20),
  teams: [{ team: "benevole", demand, assigned }],
  assignees: [],
});
const lea = candidate(1, "Léa", { assignableFriendsIds: [2, 3] });
const noel = candidate(2, "Noël", { assignableFriendsIds: [1, 3] });
const ugo = candidate(3, "Ugo", { assignableFriendsIds: [1, 2] });

const open = (people = [lea, noel, ugo], slot = slotWith(3)) =>
  renderHook(
    (props: { people: typeof people; slot: SlotToFill }) => {
      const state = useFunnel({ ...props, first: lea });
      useFunnelKeys(state.funnel, state.change);
      return state;
    },
    { initialProps: { people, slot } },
  );
type Opened = ReturnType<typeof open>;
const chosen = ({ result }: Opened) => result.current.persons.map(({ firstname }) => firstname);
/** Returns whether the browser may do with the key what it does. */
const press = (key: string, more: object = {}, on: Element | Window = window) =>
  fireEvent.keyDown(on, { key, ...more });

describe("§5.7 Friends who are assigned together, by keyboard", () => {
  it.each(["+", "="])("one more comes with « %s »", (key) => {
    const funnel = open();
    press(key);
    expect(chosen(funnel)).toEqual(["Léa", "Noël"]);
    press(key);
    expect(chosen(funnel)).toEqual(["Léa", "Noël", "Ugo"]);
  });

  it.each(["Backspace", "Delete"])("the last one goes with %s, the first one stays", (key) => {
    const funnel = open();
    press("+");
    press(key);
    press(key);
    expect(chosen(funnel)).toEqual(["Léa"]);
  });

  it("the last one is another friend with the arrows, there and back", () => {
    const funnel = open();
    press("+");
    press("ArrowDown");
    expect(chosen(funnel)).toEqual(["Léa", "Ugo"]);
    press("ArrowUp");
    expect(chosen(funnel)).toEqual(["Léa", "Noël"]);
  });

  it("the arrows are left to the calendar while there is nobody else", () => {
    open();
    expect(press("ArrowDown")).toBe(true);
    press("+");
    expect(press("ArrowDown")).toBe(false);
  });

  it("nothing happens while one types, or with another key held", () => {
    const funnel = open();
    const { container } = render(<textarea />);
    press("+", {}, container.querySelector("textarea") ?? window);
    press("+", { ctrlKey: true });
    press("=", { metaKey: true });
    press("a");
    expect(chosen(funnel)).toEqual(["Léa"]);
  });

  it("the keys are free again once the dialog is closed", () => {
    const funnel = open();
    funnel.unmount();
    expect(press("+")).toBe(true);
  });
});

describe("§5.7 Friends who are assigned together, while others assign", () => {
  it("stay chosen, and are told when they can no longer come", () => {
    const funnel = open();
    press("+");
    funnel.rerender({ people: [lea, ugo], slot: slotWith(3) });
    expect(chosen(funnel)).toEqual(["Léa", "Noël"]);
    expect(funnel.result.current.late.map(({ firstname }) => firstname)).toEqual(["Noël"]);
  });

  it("follow what has become of them meanwhile", () => {
    const funnel = open();
    funnel.rerender({
      people: [candidate(1, "Léa", { restProblems: ["Léa travaillerait la nuit"] }), noel, ugo],
      slot: slotWith(3),
    });
    expect(funnel.result.current.restProblems).toEqual(["Léa travaillerait la nuit"]);
  });

  it("are told by name when there is room for one of them alone", () => {
    const funnel = open();
    press("+");
    expect(noRoomFor(funnel.result.current)).toBeUndefined();
    funnel.rerender({ people: [lea, noel, ugo], slot: slotWith(3, 3) });
    expect(noRoomFor(funnel.result.current)).toBe("Il n'y a plus de place pour Léa Martin et Noël Martin");
  });

  it("are named as one says it", () => {
    expect([["Léa"], ["Léa", "Ugo"], ["Léa", "Ugo", "Noël"]].map((some) => names.format(some))).toEqual([
      "Léa",
      "Léa et Ugo",
      "Léa, Ugo et Noël",
    ]);
  });
});
