import { fakeServer, read } from "@coulisses/shared-auth/testing";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderInSite } from "../testing/test-site";
import { FrameDialogs } from "./frame-dialogs";
import { closeDialog, openDialog } from "./open-dialog";

let bugDialogIsMissing = false;
jest.mock("./bug-dialog", () => {
  if (bugDialogIsMissing) {
    throw Object.assign(new Error("Loading chunk 12 failed."), { name: "ChunkLoadError" });
  }
  return { __esModule: true, default: () => <p>Le rapport</p> };
});

let festival: { humainEmail?: string };
fakeServer(read("configuration", () => [{ key: "festival", version: 1, value: festival }]));
beforeEach(() => {
  festival = {};
});
afterEach(() => act(closeDialog));

async function openInFrame(name: Parameters<typeof openDialog>[0]) {
  const user = userEvent.setup();
  const page = await renderInSite(
    <>
      <button onClick={() => openDialog(name)}>Ouvrir</button>
      <FrameDialogs />
    </>,
  );
  const open = () => act(() => user.click(screen.getByText("Ouvrir")));
  await open();
  return { ...page, user, open };
}

describe("The help", () => {
  it("gives the address of those who answer, to write to or to copy; it closes and opens again", async () => {
    festival = { humainEmail: "humain@festival.exemple.fr" };
    const { user, messages, open } = await openInFrame("help");
    const writeText = jest.spyOn(navigator.clipboard, "writeText");
    const mail = await screen.findByRole("link", { name: "Envoyer un mail" });
    expect(mail).toHaveAttribute("href", "mailto:humain@festival.exemple.fr");
    await user.click(screen.getByRole("button", { name: "Copier l'adresse mail" }));
    await waitFor(() => expect(messages()).toEqual(["Email copié"]));
    expect(writeText).toHaveBeenCalledWith("humain@festival.exemple.fr");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await open();
    expect(await screen.findByRole("dialog", { name: "Demander de l'aide" })).toBeVisible();
  });
});

it("a dialog whose code does not come says so, and comes when it is tried again", async () => {
  bugDialogIsMissing = true;
  const { user } = await openInFrame("bug");
  expect(await screen.findByRole("alert")).toHaveTextContent("Impossible de charger cette fenêtre");
  bugDialogIsMissing = false;
  await user.click(screen.getByRole("button", { name: "Réessayer" }));
  expect(await screen.findByText("Le rapport")).toBeVisible();
});
