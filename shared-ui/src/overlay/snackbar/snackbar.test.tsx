import { act, fireEvent, render, screen } from "@testing-library/react";
import { Dialog, prefetchDialog } from "../dialog/dialog";
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

it("hands the focus back to where it came from when its cross is pressed", async () => {
  render(<input aria-label="Nom" />);
  const { onDismiss } = snackbar();
  act(() => screen.getByLabelText("Nom").focus());
  const close = screen.getByRole("button", { name: "Fermer la notification" });
  act(() => close.focus());
  fireEvent.click(close);
  expect(screen.getByLabelText("Nom")).toHaveFocus();
  await later(FADING);
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

it("offers what can still be done about it, once", async () => {
  const undo = jest.fn();
  const { onDismiss } = snackbar({ ...saved, timeout: 60_000, action: { label: "Annuler", run: undo } });
  fireEvent.click(screen.getByRole("button", { name: "Annuler" }));
  expect(undo).toHaveBeenCalledTimes(1);
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

describe("while dialogs open and close", () => {
  beforeEach(async () => {
    await prefetchDialog();
  });

  it("is still heard: what a dialog hides from screen readers is the page", async () => {
    render(
      <>
        <Dialog open onClose={() => undefined} title="Nouvelle fiche" />
        <Snackbar notification={saved} onDismiss={() => undefined} />
      </>,
    );
    // Fluent hides the page a moment after the dialog has come.
    await later(DISPLAY_TIME - 1000);
    expect(screen.getByRole("dialog", { name: "Nouvelle fiche" })).toBeInTheDocument();
    expect(screen.getByRole("status")).toHaveTextContent("Fiche enregistrée");
  });

  it("goes after its three seconds all the same", async () => {
    const onDismiss = jest.fn();
    const page = (isOpen: boolean) => (
      <>
        <Dialog open={isOpen} onClose={() => undefined} title="Nouvelle fiche" />
        <Snackbar notification={saved} onDismiss={onDismiss} />
      </>
    );
    const { rerender } = render(page(false));
    await later(1000);
    rerender(page(true));
    await later(1000);
    rerender(page(false));
    await later(999);
    expect(onDismiss).not.toHaveBeenCalled();
    await later(1);
    await later(FADING);
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });
});
