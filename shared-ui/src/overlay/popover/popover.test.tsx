import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Popover, prefetchPopover } from "./popover";

beforeAll(() => prefetchPopover());

describe("a popover", () => {
  it("takes the focus, and gives it back on Escape", async () => {
    render(
      <Popover label="Filtres" trigger={<button>Filtres</button>}>
        Contenu
      </Popover>,
    );
    const button = screen.getByRole("button");
    expect(button).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(button);
    expect(button).toHaveAttribute("aria-expanded", "true");
    expect(screen.getByRole("dialog", { name: "Filtres" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    await waitFor(() => expect(button).toHaveFocus());
  });

  it("stays while one works in it, and closes on a press elsewhere", async () => {
    render(
      <Popover label="Filtres" trigger={<button>Filtres</button>}>
        <input />
      </Popover>,
    );
    await userEvent.click(screen.getByRole("button"));
    await userEvent.type(screen.getByRole("textbox"), "bal");
    expect(screen.getByRole("dialog")).toBeInTheDocument();
    await userEvent.click(document.body);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
});
