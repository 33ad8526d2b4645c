import { renderHook } from "@testing-library/react";
import { useDocumentTitle } from "./use-document-title";

beforeEach(() => {
  document.title = "Coulisses";
});

it("titles the tab while the page is shown", () => {
  const { unmount } = renderHook(() => useDocumentTitle("Fiches Activités"));
  expect(document.title).toBe("Fiches Activités");
  unmount();
  expect(document.title).toBe("Coulisses");
});

it("leaves the title that the next page has already taken", () => {
  const { unmount } = renderHook(() => useDocumentTitle("Fiches Activités"));
  document.title = "Planning";
  unmount();
  expect(document.title).toBe("Planning");
});

it("waits for a title that is not known yet", () => {
  const { rerender } = renderHook(({ title }: { title: string | undefined }) => useDocumentTitle(title), {
    initialProps: { title: undefined as string | undefined },
  });
  expect(document.title).toBe("Coulisses");
  rerender({ title: "Bal folk" });
  expect(document.title).toBe("Bal folk");
});
