import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { ThemeProvider } from "../../provider/theme-provider";
import { Dialog, prefetchDialog } from "../dialog/dialog";

beforeAll(() => prefetchDialog());

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <ThemeProvider theme="blue-light">
      <button onClick={() => setOpen(true)}>Ajouter</button>
      {isOpen && <Dialog open title="Nouveau lieu" onClose={() => setOpen(false)} />}
    </ThemeProvider>
  );
}

it("hides the page while a dialog is open, and shows it again once the last one has left", async () => {
  render(<Page />);
  const opener = screen.getByRole("button", { name: "Ajouter" });
  await userEvent.click(opener);
  await waitFor(() => expect(screen.queryByRole("button", { name: "Ajouter" })).not.toBeInTheDocument());
  await userEvent.keyboard("{Escape}");
  expect(await screen.findByRole("button", { name: "Ajouter" })).toHaveFocus();
});
