import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { onDemand } from "./on-demand";

const Content = () => <p>La fenêtre</p>;
const nothing = () => undefined;
const lost = /^Impossible de charger cette fenêtre/;

describe("a dialog whose code comes when it is opened", () => {
  it("is shown once its code has come, and at once the next time", async () => {
    const load = jest.fn(() => Promise.resolve({ default: Content }));
    const Dialog = onDemand(load);
    const first = render(<Dialog onClose={nothing} />);
    expect(await screen.findByText("La fenêtre")).toBeInTheDocument();
    first.unmount();
    render(<Dialog onClose={nothing} />);
    expect(screen.getByText("La fenêtre")).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("says so when its code does not come, and really tries again", async () => {
    const load = jest.fn<Promise<{ default: typeof Content }>, []>(() =>
      Promise.reject(new Error("network")),
    );
    const Dialog = onDemand(load);
    render(<Dialog onClose={nothing} />);
    expect(await screen.findByRole("alert")).toHaveTextContent(lost);
    load.mockResolvedValue({ default: Content });
    await userEvent.click(screen.getByRole("button", { name: "Réessayer" }));
    expect(await screen.findByText("La fenêtre")).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("that did not come may be closed; opened anew, it tries again", async () => {
    const load = jest.fn<Promise<{ default: typeof Content }>, []>(() =>
      Promise.reject(new Error("network")),
    );
    const Dialog = onDemand(load);
    const close = jest.fn();
    const first = render(<Dialog onClose={close} />);
    await screen.findByRole("alert");
    await userEvent.click(screen.getByRole("button", { name: "Fermer" }));
    expect(close).toHaveBeenCalledTimes(1);
    first.unmount();
    load.mockResolvedValue({ default: Content });
    render(<Dialog onClose={close} />);
    expect(await screen.findByText("La fenêtre")).toBeInTheDocument();
  });
});
