import { fakeServer, read } from "@coulisses/shared-auth/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { stackInSource } from "../apps/stack-in-source";
import { clearUncaughtErrors, reportUncaughtError } from "../root/uncaught-errors";
import { renderInSite } from "../testing/test-site";
import BugDialog from "./bug-dialog";

jest.mock("../apps/stack-in-source", () => ({ stackInSource: jest.fn() }));

let festival: { supportEmail?: string };
fakeServer(read("configuration", () => [{ key: "festival", version: 1, value: festival }]));

afterEach(clearUncaughtErrors);

async function open() {
  const user = userEvent.setup();
  const page = await renderInSite(<BugDialog onClose={() => undefined} />);
  await screen.findByRole("dialog", { name: "Signaler un bug" });
  const writeText = jest.spyOn(navigator.clipboard, "writeText");
  return { ...page, user, writeText, copied: () => String(writeText.mock.lastCall?.[0]) };
}

describe("Anyone who reports a bug", () => {
  it("copies what they wrote with the facts of this tab, to paste it anywhere", async () => {
    festival = {};
    const { user, copied, messages } = await open();
    await user.type(screen.getByLabelText("Comportement attendu"), "Une liste");
    await user.type(screen.getByLabelText("Comportement constaté"), "Une page blanche");
    await user.type(screen.getByLabelText("Étapes pour reproduire"), "Ouvrir la FA 12");
    await user.click(screen.getByRole("button", { name: "Copier le modèle" }));
    await waitFor(() => expect(messages()).toEqual(["Modèle copié"]));
    const report = copied();
    for (const text of ["Une liste", "Une page blanche", "Ouvrir la FA 12"]) expect(report).toContain(text);
  });

  it("says where in the source an error of this tab was, once the maps are read", async () => {
    festival = {};
    const stack = `Error: boom\n    at t (${window.location.origin}/shell/main.js:1:10)`;
    jest
      .mocked(stackInSource)
      .mockImplementation((text) =>
        Promise.resolve(text.replaceAll("/shell/main.js:1:10", "shell/src/row.tsx:5:3")),
      );
    reportUncaughtError(Object.assign(new Error("boom"), { stack }));
    const { user, copied } = await open();
    await waitFor(() => expect(stackInSource).toHaveBeenCalled());
    await user.click(screen.getByRole("button", { name: "Copier le modèle" }));
    expect(copied()).toContain("  - at t (shell/src/row.tsx:5:3)");
  });

  it("finds the address of those who help, when the festival has one", async () => {
    festival = { supportEmail: "aide@festival.exemple.fr" };
    const { user, copied, messages } = await open();
    await user.click(await screen.findByRole("button", { name: "Copier l'adresse mail" }));
    await waitFor(() => expect(messages()).toEqual(["Email copié"]));
    expect(copied()).toBe("aide@festival.exemple.fr");
  });

  it("is told when the browser refuses to copy", async () => {
    festival = {};
    const { user, writeText, messages } = await open();
    writeText.mockRejectedValue(new Error("Not allowed"));
    await user.click(screen.getByRole("button", { name: "Copier le modèle" }));
    await waitFor(() =>
      expect(messages()).toEqual(["La copie n'a pas marché : sélectionne le texte à la main."]),
    );
  });
});
