import { api, read } from "@coulisses/shared-auth/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { candidatesServer } from "../testing/candidates-server";
import { openPage } from "../testing/open-page";

const call = "configuration/volunteerBriefingTimeWindow";
let version: number;
let seen: string | null;
let briefing: object | null;
const festival = candidatesServer(
  "VOLUNTEER",
  read("configuration", () => [
    { key: "eventDate", version: 1, value: { start: "2027-05-20T22:00:00.000Z" } },
    { key: "volunteerBriefingTimeWindow", version, value: briefing },
  ]),
  http.post(api(call), async ({ request }) => {
    seen = request.headers.get("if-match");
    ({ value: briefing } = (await request.json()) as { value: object });
    return HttpResponse.json(
      { key: "volunteerBriefingTimeWindow", version: ++version, value: briefing },
      { status: 201 },
    );
  }),
);

beforeEach(() => {
  version = 4;
  briefing = { start: "2027-05-19T16:00:00.000Z", end: "2027-05-19T18:00:00.000Z" };
});

const save = "Enregistrer";
async function openBriefing() {
  const page = openPage("/registrations/volunteer");
  await page.user.click(await screen.findByRole("button", { name: "Enregistrer le créneau" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Créneau du briefing" }));
  const type = async (label: string, text: string) => {
    const field = dialog.getByLabelText(new RegExp(label));
    await page.user.clear(field);
    await page.user.type(field, text);
  };
  return { ...page, dialog, type };
}

describe("BR-1 The window of the briefing", () => {
  it.each([
    ["19/05/2027 9h", "19/05/2027 12h", /heures impaires en dehors du shift de la soirée/],
    ["19/05/2027 10h", "19/05/2027 11h", /doit durer au moins 2 heures/],
    ["19/05/2027 10h", "19/07/2027 10h", /31 jours au plus/],
    ["19/05/2027 10h", "19/05/2027 10h", /doit avoir une durée/],
    ["19/05/2027 10h", "18/05/2027 10h", /(avant|après|fin)/i],
    ["19/05/2027 10h", "demain", /(date|jour)/i],
    ["19/05/0027 10h", "19/05/2027 12h", /./],
  ])("from %s to %s is refused before it is sent, and said so", async (start, end, problem) => {
    const { user, dialog, type } = await openBriefing();
    await type("Date de début", start);
    await type("Date de fin", end);
    await user.click(dialog.getByRole("button", { name: save }));
    const invalid = await waitFor(() => {
      const found = document.querySelector('[role="dialog"] [aria-invalid="true"]');
      expect(found).not.toBeNull();
      return found!;
    });
    expect(invalid).toHaveAccessibleDescription(problem);
    expect(festival.writes).toEqual([]);
  });

  it("is set once the present one is read, and not before: nobody is told of a save that sent nothing", async () => {
    let arrive: () => void = () => undefined;
    const read = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    festival.server.use(
      http.get(
        api("configuration"),
        async () => {
          await read;
        },
        { once: true },
      ),
    );
    const { user } = openPage("/registrations/volunteer");
    await user.click(await screen.findByRole("button", { name: "Enregistrer le créneau" }));
    expect(screen.queryByText(/n'est pas encore défini/)).not.toBeInTheDocument();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    arrive();
    expect(await screen.findByLabelText(/Date de début/)).toHaveValue("19/05/2027 18:00");
  });

  it("is kept, and read on the page", async () => {
    const { user, dialog, type, messages } = await openBriefing();
    await type("Date de début", "19/05/2027 10h");
    await type("Date de fin", "19/05/2027 12h30");
    await user.click(dialog.getByRole("button", { name: save }));
    expect(
      await screen.findByText("Le briefing a lieu du mercredi 19 mai à 10:00 au mercredi 19 mai à 12:30."),
    ).toBeVisible();
    await waitFor(() => expect(messages()).toEqual(["Le créneau du brief a été enregistré"]));
    // A save from an older version overwrites nothing.
    expect(seen).toBe('"4"');
  });

  it("that the server refuses stays on screen with the reason, until it is mended", async () => {
    const reason = "Il n'est pas possible de sélectionner des heures impaires";
    festival.refuse("configuration.save", 409, reason);
    const { user, dialog } = await openBriefing();
    await user.click(dialog.getByRole("button", { name: save }));
    expect(await dialog.findByRole("alert")).toHaveTextContent(reason);
    festival.server.resetHandlers();
    await user.click(dialog.getByRole("button", { name: save }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });

  it("half set comes back after a reload", async () => {
    const { unmount, type, user } = await openBriefing();
    await type("Date de fin", "19/05/2027 22h");
    await user.tab();
    unmount();
    const again = await openBriefing();
    expect(again.dialog.getByText("Voilà ce que tu avais commencé à remplir.")).toBeVisible();
    expect(again.dialog.getByLabelText(/Date de fin/)).toHaveValue("19/05/2027 22:00");
    await again.user.click(again.dialog.getByRole("button", { name: "Repartir de zéro" }));
    expect(again.dialog.getByLabelText(/Date de fin/)).toHaveValue("19/05/2027 20:00");
  });
});
