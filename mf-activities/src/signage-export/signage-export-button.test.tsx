import { renderWithStore } from "@coulisses/shared-auth/testing";
import { ThemeProvider } from "@coulisses/shared-ui/base";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { downloads } from "@coulisses/shared-auth/testing";
import { festivalServer } from "../testing/festival-server";
import { SignageExportButton } from "./signage-export-button";

const festival = festivalServer();
const files = downloads();

const open = () =>
  renderWithStore(
    <ThemeProvider theme="blue-light">
      <SignageExportButton />
    </ThemeProvider>,
  );
const button = () => screen.getByRole("button", { name: "Export Signa" });

describe("the signage team", () => {
  it("takes the requested signages as a file", async () => {
    festival.server.use(
      http.get("*/api/festival-activities/for-signa", () =>
        HttpResponse.text("Id FA,Nom FA\n3,Défilé", { headers: { "content-type": "text/csv" } }),
      ),
    );
    open();
    await userEvent.click(button());
    await waitFor(async () => expect(await files()).toHaveLength(1));
    const [file] = await files();
    expect(file?.name).toMatch(/^export-signa-\d{4}-\d\d-\d\d\.csv$/);
    expect(file?.lines).toEqual(["Id FA,Nom FA", "3,Défilé"]);
  });

  it("hears that it could not, and may try again", async () => {
    festival.unplug();
    const { messages } = open();
    await userEvent.click(button());
    await waitFor(() => expect(messages()[0]).toMatch(/^L'export des signalétiques n'a pas pu/));
    expect(button()).toBeEnabled();
    expect(await files()).toEqual([]);
  });
});
