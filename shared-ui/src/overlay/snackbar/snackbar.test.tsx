import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { Dialog } from "../dialog/dialog";
import { DISPLAY_TIME, Snackbar, type SnackbarNotification } from "./snackbar";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const FADING = 60;
const later = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const saved: SnackbarNotification = { type: "success", message: "Fiche enregistrée" };

function snackbar(notification: SnackbarNotification = saved) {
  const onDismiss = jest.fn();
  const { rerender } = render(<Snackbar notification={notification} onDismiss={onDismiss} />);
  return {
    onDismiss,
    bar: () => screen.getByText(notification.message),
    show: (next: SnackbarNotification) => rerender(<Snackbar notification={next} onDismiss={onDismiss} />),
  };
}

it("goes by itself after three seconds", async () => {
  const { onDismiss } = snackbar();
  await later(DISPLAY_TIME - 1);
  await later(FADING);
  expect(onDismiss).toHaveBeenCalledTimes(0);
  await later(FADING);
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

it("stays while it is pointed at, then takes the time that was left", async () => {
  const { onDismiss } = snackbar({ ...saved, timeout: 1000 });
  await later(600);
  fireEvent.pointerEnter(screen.getByRole("status"));
  await later(5000);
  fireEvent.pointerLeave(screen.getByRole("status"));
  await later(399);
  expect(onDismiss).not.toHaveBeenCalled();
  await later(1);
  await later(FADING);
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

it("stays while the keyboard is in it, whatever the mouse crosses", async () => {
  const { onDismiss } = snackbar({ ...saved, timeout: 1000 });
  const close = screen.getByRole("button", { name: "Fermer la notification" });
  act(() => close.focus());
  fireEvent.pointerEnter(screen.getByRole("status"));
  fireEvent.pointerLeave(screen.getByRole("status"));
  await later(5000);
  await later(FADING);
  expect(onDismiss).not.toHaveBeenCalled();
  act(() => close.blur());
  await later(1000);
  await later(FADING);
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

it("gives the next one its whole time", async () => {
  const { onDismiss, show } = snackbar({ ...saved, timeout: 1000 });
  await later(900);
  show({ type: "error", message: "Le lieu est déjà pris", timeout: 1000 });
  expect(screen.getByRole("alert")).toHaveTextContent("Le lieu est déjà pris");
  await later(999);
  expect(onDismiss).not.toHaveBeenCalled();
});

it("goes when swiped, not when merely touched", async () => {
  const { onDismiss } = snackbar({ ...saved, timeout: 60_000 });
  const bar = screen.getByRole("status");
  const swipe = (to: number) => {
    fireEvent(bar, Object.assign(new Event("pointerdown", { bubbles: true }), { clientY: 500 }));
    fireEvent(bar, Object.assign(new Event("pointerup", { bubbles: true }), { clientY: to }));
  };
  swipe(530);
  await later(FADING);
  expect(onDismiss).not.toHaveBeenCalled();
  swipe(600);
  await later(FADING);
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

it("stands in the dialog on top, for what is outside is out of reach", () => {
  render(
    <>
      <Dialog open onClose={() => undefined} title="Nouvelle fiche" />
      <Snackbar notification={saved} onDismiss={() => undefined} />
    </>,
  );
  expect(screen.getByRole("dialog")).toContainElement(screen.getByRole("status"));
});

describe("in a browser that has popovers", () => {
  const matches = Element.prototype.matches;
  const shown: Element[] = [];
  beforeEach(() => {
    shown.length = 0;
    jest.spyOn(Element.prototype, "matches").mockImplementation(function (this: Element, selector: string) {
      return selector === ":popover-open" ? shown.includes(this) : matches.call(this, selector);
    });
    HTMLElement.prototype.showPopover = function () {
      if (!this.isConnected) throw new DOMException("Invalid on disconnected popover elements.");
      shown.push(this);
    };
  });
  afterEach(() => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(HTMLElement.prototype, "showPopover");
  });

  it("is heard when its dialog closes in the same moment", () => {
    function Page() {
      const [done, setDone] = useState(false);
      return (
        <>
          {!done && (
            <Dialog
              open
              onClose={() => undefined}
              title="Ajouter un lieu"
              actions={<button onClick={() => setDone(true)}>Ajouter</button>}
            />
          )}
          <Snackbar notification={done ? saved : undefined} onDismiss={() => undefined} />
        </>
      );
    }
    render(<Page />);
    fireEvent.click(screen.getByRole("button", { name: "Ajouter" }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(shown).toEqual([screen.getByRole("status")]);
  });
});
