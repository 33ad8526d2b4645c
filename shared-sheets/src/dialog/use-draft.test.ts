import { act, renderHook } from "@testing-library/react";
import { useDraft } from "./use-draft";

const table = { name: "Table", category: 1 as number | null };

function open(present = table) {
  const { result, rerender } = renderHook((now: typeof table) => useDraft(now), { initialProps: present });
  return { draft: () => result.current, theyMakeIt: rerender };
}

describe("a form on what others can change too", () => {
  it("shows what somebody else changes in a field that I leave alone", () => {
    const { draft, theyMakeIt } = open();
    act(() => draft().set("name", "Table haute"));
    theyMakeIt({ ...table, category: 2 });
    expect(draft().values).toEqual({ name: "Table haute", category: 2 });
    expect(draft().conflict).toBeUndefined();
  });

  it("asks who is right when both have changed a field", () => {
    const { draft, theyMakeIt } = open();
    act(() => draft().set("category", null));
    theyMakeIt({ ...table, category: 2 });
    expect(draft().conflict).toBeDefined();
    act(() => draft().conflict?.keepMine());
    expect(draft()).toMatchObject({ conflict: undefined, values: { category: null } });
    theyMakeIt({ ...table, category: 3 });
    expect(draft().conflict).toBeDefined();
    act(() => draft().conflict?.takeTheirs());
    expect(draft()).toMatchObject({ conflict: undefined, values: { category: 3 } });
  });

  it("has nothing to ask about what was there before I began to type, nor when both wrote the same", () => {
    const { draft, theyMakeIt } = open();
    theyMakeIt({ ...table, name: "Table basse" });
    act(() => draft().set("name", "Table ronde"));
    expect(draft().conflict).toBeUndefined();
    theyMakeIt({ ...table, name: "Table ronde" });
    expect(draft().conflict).toBeUndefined();
  });
});
