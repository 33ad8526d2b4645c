import type { Access } from "@coulisses/shared-domain/access/access";
import {
  api,
  answer,
  downloads,
  festivalServer,
  read,
  renderWithStore,
} from "@coulisses/shared-auth/testing";
import { ThemeProvider } from "@coulisses/shared-ui/base";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import declaration from "../../feature.json";
import { openPage } from "../testing/open-page";
import { DownloadMenu } from "./download-menu";
import { SyncMenu } from "./sync-menu";

const link = "webcal://coulisses.test/api/planning/subscribe/secret";
const file =
  "attachment; filename=\"Planning.ics\"; filename*=UTF-8''Planning%2024h%20de%20l%27INSA%20-%2052e.ics";
const paper = 'attachment; filename="petit_zoe_planning.pdf"';
let isUp = true;
let linksGiven = 0;
/** Settles when the server may answer. */
let printed: Promise<void>;
const fileOf = (content: string, type: string, disposition: string) =>
  new HttpResponse(content, { headers: { "content-type": type, "content-disposition": disposition } });
const forms = new Map([
  ["text/calendar", () => fileOf("BEGIN:VCALENDAR", "text/calendar", file)],
  ["application/pdf", () => fileOf("%PDF leaflet", "application/pdf", paper)],
]);
const planning = async ({ request }: { request: Request }) => {
  await printed;
  const form = forms.get(request.headers.get("accept") ?? "");
  return isUp && form
    ? form()
    : HttpResponse.json({ statusCode: 500, error: "", message: "Oups" }, { status: 500 });
};
const festival = festivalServer([
  read("planning/subscribe", () => {
    linksGiven++;
    return { link };
  }),
  http.delete(api("planning/subscribe"), () => answer(() => undefined)),
  http.get(api("planning"), planning),
  http.get(api("planning/:id"), planning),
  http.get(api("planning/booklets/:id"), ({ params }) =>
    fileOf(`%PDF booklet ${String(params["id"])}`, "application/pdf", paper),
  ),
]);
const files = downloads();
const volunteer: Access = { teams: ["benevole"], permissions: ["download-planning", "sync-planning"] };
beforeEach(() => {
  isUp = true;
  linksGiven = 0;
  printed = Promise.resolve();
});

function open(access: Access = volunteer, volunteerId?: number) {
  const page = renderWithStore(
    <ThemeProvider theme="blue-light">
      <SyncMenu />
      <DownloadMenu {...(volunteerId !== undefined && { volunteerId })} />
    </ThemeProvider>,
    { userId: 7, access },
  );
  const user = userEvent.setup();
  const choose = async (menu: string, item: string) => {
    await user.click(screen.getByRole("button", { name: menu }));
    await user.click(await screen.findByRole("menuitem", { name: item }));
  };
  return { ...page, user, choose };
}
const sync = "Synchroniser mon agenda";

/** The tab that the page opens. */
function watchTab() {
  const tab = { opener: {}, location: { replace: jest.fn() }, close: jest.fn() };
  jest.spyOn(window, "open").mockReturnValue(tab as unknown as Window);
  return tab;
}

describe("Subscribing my calendar", () => {
  it("gives the link to paste, and says so", async () => {
    const { choose, messages } = open();
    const written = jest.spyOn(navigator.clipboard, "writeText");
    await choose(sync, "Obtenir le lien");
    await waitFor(() => expect(messages()).toEqual(["Lien copié ✅"]));
    expect(written).toHaveBeenCalledWith(link);
  });

  it("shows the link when the browser refuses to copy it", async () => {
    const { choose, messages } = open();
    jest.spyOn(navigator.clipboard, "writeText").mockRejectedValueOnce(new Error("refused"));
    await choose(sync, "Obtenir le lien");
    await waitFor(() => expect(messages()).toEqual([`La copie n'a pas marché. Ton lien : ${link}`]));
  });

  it.each([
    ["Google Calendar", `https://calendar.google.com/calendar/render?cid=${encodeURIComponent(link)}`],
    ["Microsoft Outlook", encodeURIComponent(link.replace("webcal:", "https:"))],
  ])("opens %s at my link, in a tab that can't reach this page", async (item, address) => {
    const tab = watchTab();
    const { choose } = open();
    await choose(sync, item);
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(expect.stringContaining(address)));
    expect(tab.opener).toBeNull();
  });

  it("makes no link before I choose something", async () => {
    const { user } = open();
    await user.click(screen.getByRole("button", { name: sync }));
    const item = await screen.findByRole("menuitem", { name: "Obtenir le lien" });
    expect(linksGiven).toBe(0);
    await user.click(item);
    await waitFor(() => expect(linksGiven).toBe(1));
  });

  it("ends once I have confirmed that my calendars will no longer follow", async () => {
    const { choose, user, messages } = open();
    await choose(sync, "Désactiver le lien");
    expect(await screen.findByText(/Les agendas abonnés ne seront plus à jour/)).toBeInTheDocument();
    expect(festival.writes).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Désactiver" }));
    await waitFor(() => expect(messages()).toEqual(["Lien désactivé"]));
    expect(festival.writes).toHaveLength(1);
  });

  it("is offered to those who may", () => {
    open({ teams: [], permissions: ["view-planning"] });
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });
});

describe("Taking a planning along", () => {
  it("is a file with the name that the server gives it", async () => {
    const { choose } = open();
    await choose("Télécharger mon planning", "Au format ICal");
    await waitFor(async () =>
      expect(await files()).toEqual([
        expect.objectContaining({ name: "Planning 24h de l'INSA - 52e.ics", text: "BEGIN:VCALENDAR" }),
      ]),
    );
  });

  it("is a PDF, and the button is busy while it is made", async () => {
    let finish: (() => void) | undefined;
    printed = new Promise((resolve) => {
      finish = resolve;
    });
    const { choose } = open();
    await choose("Télécharger mon planning", "Au format PDF");
    const button = screen.getByRole("button", { name: "Télécharger mon planning" });
    await waitFor(() => expect(button).toHaveAttribute("aria-busy", "true"));
    expect(await files()).toEqual([]);
    finish?.();
    await waitFor(async () =>
      expect(await files()).toEqual([
        expect.objectContaining({ name: "petit_zoe_planning.pdf", text: "%PDF leaflet" }),
      ]),
    );
    expect(button).not.toHaveAttribute("aria-busy");
  });

  it.each([
    ["somebody else", "Télécharger le planning", 12, "%PDF booklet 12"],
    ["one's own", "Télécharger mon planning", undefined, "%PDF booklet 7"],
  ])("is a booklet to fold for those who assign: %s", async (_whose, menu, volunteerId, text) => {
    const permissions: Access["permissions"] = [...volunteer.permissions, "affect-volunteer"];
    const { choose } = open({ teams: ["humain"], permissions }, volunteerId);
    await choose(menu, "Sous forme de livret");
    await waitFor(async () =>
      expect(await files()).toEqual([expect.objectContaining({ name: "petit_zoe_planning.pdf", text })]),
    );
  });

  it("is no booklet for the others", async () => {
    const { user } = open();
    await user.click(screen.getByRole("button", { name: "Télécharger mon planning" }));
    const items = await screen.findAllByRole("menuitem");
    expect(items.map((item) => item.textContent)).toEqual(["Au format PDF", "Au format ICal"]);
  });

  it("of another person is for those who assign", async () => {
    const { choose } = open({ teams: ["humain"], permissions: ["affect-volunteer"] }, 12);
    await choose("Télécharger le planning", "Au format ICal");
    await waitFor(async () => expect(await files()).toHaveLength(1));
  });

  it("of another person isn't for them alone", () => {
    open(volunteer, 12);
    expect(screen.queryByRole("button", { name: "Télécharger le planning" })).not.toBeInTheDocument();
  });

  it.each(["Au format PDF", "Au format ICal"])("that fails says what to do: %s", async (format) => {
    isUp = false;
    const { choose, messages } = open();
    await choose("Télécharger mon planning", format);
    await waitFor(() =>
      expect(messages()).toEqual([
        "Le planning n'a pas pu être téléchargé. Vérifie ta connexion et réessaie.",
      ]),
    );
  });
});

describe("The card of the home page", () => {
  it("gives the link, the file on paper and the help of each calendar", async () => {
    const { user, messages } = openPage("/", {
      ...volunteer,
      permissions: [...volunteer.permissions, "view-planning"],
    });
    await user.click(await screen.findByRole("button", { name: "Copier mon lien" }));
    await waitFor(() => expect(messages()).toEqual(["Lien copié ✅"]));
    await user.click(screen.getByRole("button", { name: "Télécharger mon planning PDF" }));
    await waitFor(async () => expect((await files()).map(({ text }) => text)).toEqual(["%PDF leaflet"]));
    const links = screen.getAllByRole("link").map((one) => one.textContent);
    expect(links).toEqual(["Google", "Proton", "Outlook", "Mozilla", "Voir mon planning"]);
  });

  it("is not there for who may only download: it speaks of the link", () => {
    expect(declaration.cards).toContainEqual(
      expect.objectContaining({
        name: "home/planning",
        permission: "download-planning",
        permissions: ["sync-planning"],
      }),
    );
  });
});
