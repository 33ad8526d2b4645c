import { createEvent, fireEvent } from "@testing-library/react";
import type { ReactElement } from "react";
import { createRoot, type Root } from "react-dom/client";
import { useDocumentKeys } from "./use-document-keys";

const heard: string[] = [];
function Page({ name, capture = false }: { name: string; capture?: boolean }) {
  useDocumentKeys(({ key }) => heard.push(`${name} ${key}`), { capture });
  return <input aria-label={name} onKeyDown={(event) => event.nativeEvent.stopPropagation()} />;
}

const place = document.createElement("div");
document.body.append(place);
let root: Root;
beforeEach(() => {
  // As in a browser: effects that wait for the drawing come later than what they draw.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  heard.splice(0);
  root = createRoot(place);
});
afterEach(() => {
  root.unmount();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

/** Resolves as soon as the page stands in the document. */
function shown(page: ReactElement): Promise<void> {
  const isThere = new Promise<void>((resolve) => {
    const watch = new MutationObserver(() => {
      watch.disconnect();
      resolve();
    });
    watch.observe(place, { childList: true, subtree: true, attributes: true });
  });
  root.render(page);
  return isThere;
}
const press = (key: string, on: Element = document.body) => fireEvent(on, createEvent.keyDown(on, { key }));

describe("Keys heard wherever the focus is", () => {
  it("are heard as soon as the page can be seen, by what it shows last, and no more once it has left", async () => {
    await shown(<Page name="fiche" />);
    press("k");
    await shown(<Page name="liste" />);
    press("l");
    await shown(<p>Ailleurs</p>);
    press("m");
    expect(heard).toEqual(["fiche k", "liste l"]);
  });

  it("may be heard before what has the focus keeps them for itself", async () => {
    await shown(<Page name="fiche" capture />);
    press("k", document.querySelector("input") ?? undefined);
    expect(heard).toEqual(["fiche k"]);
  });
});
