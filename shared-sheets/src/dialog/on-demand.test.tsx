import { renderWithStore } from "@coulisses/shared-auth/testing";
import { screen, waitFor } from "@testing-library/react";
import { onDemand } from "./on-demand";

type Props = { onClose: () => void };
const Dialog = () => <p>La fenêtre</p>;

describe("a dialog whose code comes when it is opened", () => {
  it("is shown once its code has come, and at once the next time", async () => {
    const load = jest.fn(() => Promise.resolve({ default: Dialog }));
    const OnDemand = onDemand<Props>(load);
    const first = renderWithStore(<OnDemand onClose={() => undefined} />);
    expect(await screen.findByText("La fenêtre")).toBeInTheDocument();
    first.unmount();
    renderWithStore(<OnDemand onClose={() => undefined} />);
    expect(screen.getByText("La fenêtre")).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("closes and says so when its code does not come; opening it again tries again", async () => {
    const load = jest.fn<Promise<{ default: typeof Dialog }>, []>(() => Promise.reject(new Error("network")));
    const OnDemand = onDemand<Props>(load);
    const close = jest.fn();
    const failed = renderWithStore(<OnDemand onClose={close} />);
    await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
    expect(failed.messages().join()).toContain("Impossible de charger cette fenêtre");
    failed.unmount();

    load.mockResolvedValue({ default: Dialog });
    renderWithStore(<OnDemand onClose={close} />);
    expect(await screen.findByText("La fenêtre")).toBeInTheDocument();
  });
});
