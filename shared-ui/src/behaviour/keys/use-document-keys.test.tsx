import { createEvent, fireEvent } from "@testing-library/react";
import { createRoot } from "react-dom/client";
import { flushSync } from "react-dom";
import { useDocumentKeys } from "./use-document-keys";

const heard: string[] = [];
function Page({ name, capture }: { name: string; capture?: boolean }) {
  useDocumentKeys(({ key }) => heard.push(`${name} ${key}`), { ...(capture && { capture }) });
  return <input aria-label={name} onKeyDown={(event) => event.nativeEvent.stopPropagation()} />;
}

const place = document.createElement("div");
document.body.append(place);
/** As a browser shows it, before effects that wait for the drawing. */
const shown = (page: React.ReactElement) => {
  const root = createRoot(place);
  flushSync(() => root.render(page));
  return root;
};
const press = (key: string, on: Element = document.body) => fireEvent(on, createEvent.keyDown(on, { key }));

beforeEach(() => heard.splice(0));

describe("Keys heard wherever the focus is", () => {
  it("are heard as soon as the page can be seen, by what it shows last, and no more once it has left", () => {
    const root = shown(<Page name="fiche" />);
    press("k");
    flushSync(() => root.render(<Page name="liste" />));
    press("l");
    flushSync(() => root.unmount());
    press("m");
    expect(heard).toEqual(["fiche k", "liste l"]);
  });

  it("may be heard before what has the focus keeps them for itself", () => {
    const root = shown(<Page name="fiche" capture />);
    press("k", document.querySelector("input") ?? undefined);
    expect(heard).toEqual(["fiche k"]);
    flushSync(() => root.unmount());
  });
});
