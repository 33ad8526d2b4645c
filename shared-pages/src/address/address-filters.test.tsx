import { BrowserRouter } from "@coulisses/shared-pages/router";
import { act, renderHook } from "@testing-library/react";
import { useAddressFilters, useAskedDialog, withFilter } from "./address-filters";

function openAt(search: string) {
  history.replaceState(null, "", `/fa${search}`);
  const { result } = renderHook(() => useAddressFilters(["search", "team"]), { wrapper: BrowserRouter });
  return result;
}

describe("the filters of a list, in its address", () => {
  it("are read from it, absent ones empty", () => {
    const list = openAt("?team=bar&sort=name");
    expect(list.current.filters).toEqual({ search: "", team: "bar" });
    expect(list.current.activeCount).toBe(1);
  });

  it("are written there without a step to go back through, and lead to the first page", () => {
    const list = openAt("?team=bar&page=3&sort=name");
    const steps = history.length;
    act(() => list.current.set("search", "quiz"));
    expect(location.search).toBe("?team=bar&sort=name&search=quiz");
    expect(list.current.filters.search).toBe("quiz");
    act(() => list.current.set("team", ""));
    expect(location.search).toBe("?sort=name&search=quiz");
    expect(history.length).toBe(steps);
  });

  it("are all kept when one follows another before the page does", () => {
    const list = openAt("?team=bar");
    const { set, show, address } = list.current;
    act(() => {
      set("search", "quiz");
      show(withFilter(address, "needSupply", true));
      set("team", "");
    });
    expect(location.search).toBe("?search=quiz&needSupply=");
    act(() => list.current.set("search", ""));
    expect(location.search).toBe("?needSupply=");
  });

  it("are all given up at once", () => {
    const list = openAt("?team=bar&search=quiz");
    act(() => list.current.reset());
    expect([location.search, list.current.activeCount]).toEqual(["", 0]);
  });

  it("are taken off without what else the address holds", () => {
    const list = openAt("?start=2027-05-15&team=bar&search=quiz&page=2");
    act(() => list.current.clear());
    expect(location.search).toBe("?start=2027-05-15");
  });

  it("are taken off with the search that is still on its way", () => {
    const list = openAt("?start=2027-05-15&team=bar");
    const { set, bar } = list.current;
    act(() => {
      set("search", "quiz");
      bar.onReset();
    });
    expect(location.search).toBe("?start=2027-05-15");
  });

  it("tie an input to a key, which an emptied input takes off", () => {
    const list = openAt("?team=bar");
    expect(list.current.field("team").value).toBe("bar");
    act(() => list.current.field("search").onChange("quiz"));
    expect([location.search, list.current.bar.activeCount]).toEqual(["?team=bar&search=quiz", 2]);
    act(() => list.current.field("team").onChange(null));
    expect([location.search, list.current.bar.activeCount]).toEqual(["?search=quiz", 1]);
  });

  it("hold numbers, and switches as a key without value", () => {
    const list = openAt("?page=2");
    act(() => list.current.show(withFilter(list.current.address, "needSupply", true)));
    act(() => list.current.show(withFilter(list.current.address, "adherent", 7)));
    expect(location.search).toBe("?needSupply=&adherent=7");
    act(() => list.current.show(withFilter(list.current.address, "needSupply", false)));
    expect(location.search).toBe("?adherent=7");
  });
});

describe("a dialog that the address asks for", () => {
  function askedAt(search: string) {
    history.replaceState(null, "", `/fa${search}`);
    const { result } = renderHook(() => useAskedDialog("create"), { wrapper: BrowserRouter });
    return {
      isOpen: () => result.current[0],
      asked: () => result.current[2],
      set: (isOpen: boolean) => act(() => result.current[1](isOpen)),
    };
  }

  it("is open, and leaves the address at once with what else stands there, so that going back does not open it again", () => {
    const dialog = askedAt("?status=REFUSED&create");
    expect(dialog.isOpen()).toBe(true);
    expect(location.search).toBe("?status=REFUSED");
    dialog.set(false);
    expect(dialog.isOpen()).toBe(false);
  });

  it("knows what the address gave with it, until it is closed", () => {
    const dialog = askedAt("?create=12");
    expect(dialog.isOpen()).toBe(true);
    expect(dialog.asked()).toBe("12");
    expect(location.search).toBe("");
    dialog.set(false);
    dialog.set(true);
    expect(dialog.asked()).toBe("");
  });

  it("opens by its button too, without a word in the address", () => {
    const dialog = askedAt("");
    expect(dialog.isOpen()).toBe(false);
    dialog.set(true);
    expect(dialog.isOpen()).toBe(true);
    expect(location.search).toBe("");
  });
});
