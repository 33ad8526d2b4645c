import { api, downloads, festivalServer, renderWithStore } from "@coulisses/shared-auth/testing";
import { ThemeProvider } from "@coulisses/shared-ui/base";
import { nothingToExport } from "@coulisses/shared-ui/data";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { ExportButton, exportCsv } from "./index";

const festival = festivalServer();
const files = downloads();

describe("a list that the browser writes as a file", () => {
  const csv = jest.fn(() => "Nom\nLéa\nNoël");
  const exportPeople = (rows: readonly unknown[] = ["Léa", "Noël"]) =>
    exportCsv({ what: "contributions", name: "benevoles", rows, csv });
  const open = () => renderWithStore(<p>Bénévoles</p>);
  const answerWith = (status: number) =>
    festival.server.useAtOnce(
      http.post(api("audit-entries/exports"), () =>
        HttpResponse.json({ statusCode: status, error: "Refus", message: "Refusé" }, { status }),
      ),
    );
  beforeEach(() => csv.mockClear());

  it("comes once the journal knows how many rows it has", async () => {
    const { messages } = open();
    await exportPeople();
    expect(festival.writes).toEqual(['POST audit-entries/exports {"what":"contributions","rows":2}']);
    const [file] = await files();
    expect(file?.name).toMatch(/^benevoles-\d{4}-\d\d-\d\d\.csv$/);
    expect(file?.lines).toEqual(["Nom", "Léa", "Noël"]);
    await waitFor(() => expect(messages()).toEqual([]));
  });

  it("is none when it is empty, and the journal hears nothing", async () => {
    const { messages } = open();
    await exportPeople([]);
    await waitFor(() => expect(messages()).toEqual([nothingToExport.message]));
    expect([festival.writes, await files()]).toEqual([[], []]);
  });

  it.each([
    ["too often", 429, /^Beaucoup d'exports d'un coup/],
    ["when the server fails", 500, /^L'export n'a pas pu être noté au journal/],
  ])("is not written %s", async (_, status, message) => {
    const { messages } = open();
    answerWith(status);
    await exportPeople();
    await waitFor(() => expect(messages()).toEqual([expect.stringMatching(message)]));
    expect(csv).not.toHaveBeenCalled();
    expect(await files()).toEqual([]);
  });

  it("is not written without network", async () => {
    const { messages } = open();
    festival.unplug();
    await exportPeople();
    await waitFor(() =>
      expect(messages()).toEqual([expect.stringMatching(/Vérifie ta connexion et réessaie/)]),
    );
    expect(await files()).toEqual([]);
  });
});

describe("a file that the server makes", () => {
  const path = "transactions/export";
  const open = () =>
    renderWithStore(
      <ThemeProvider theme="blue-light">
        <ExportButton name="transactions" path={path} />
      </ThemeProvider>,
    );
  const button = () => screen.getByRole("button", { name: "Exporter" });

  it("is downloaded under the name of the list and the day", async () => {
    festival.server.use(
      http.get(api(path), ({ request }) =>
        HttpResponse.text(`Accepte\n${request.headers.get("accept") ?? ""}`, {
          headers: { "content-type": "text/csv" },
        }),
      ),
    );
    const { messages } = open();
    await userEvent.click(button());
    await waitFor(async () => expect(await files()).toHaveLength(1));
    const [file] = await files();
    expect(file?.name).toMatch(/^transactions-\d{4}-\d\d-\d\d\.csv$/);
    expect(file?.lines).toEqual(["Accepte", "text/csv"]);
    await waitFor(() => expect(messages()).toEqual([]));
  });

  it("that does not come can be asked for again", async () => {
    festival.unplug();
    const { messages } = open();
    await userEvent.click(button());
    await waitFor(() =>
      expect(messages()).toEqual(["Le fichier n'a pas pu être exporté. Vérifie ta connexion et réessaie."]),
    );
    expect(button()).toBeEnabled();
    expect(await files()).toEqual([]);
  });
});
