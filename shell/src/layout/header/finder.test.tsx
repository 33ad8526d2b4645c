import { fakeServer, read, refusal } from "@coulisses/shared-auth/testing";
import { useLocation } from "@coulisses/shared-pages/router";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FrameDialogs } from "../../help/frame-dialogs";
import { closeDialog } from "../../help/open-dialog";
import { activitiesPage, registryWith, renderInSite, testLoader } from "../../testing/test-site";
import { FinderButton } from "./finder-button";

const find = {
  request: "finder/festival-activities",
  permission: "read-fa",
  tags: ["FestivalActivity"],
  title: "Fiches Activités",
  prefix: "FA",
  icon: "chart-bubble",
  link: "/fa/:id",
  order: 10,
};
const people = {
  ...find,
  request: "finder/people",
  permission: "view-volunteer",
  title: "Personnes",
  prefix: undefined,
  link: "/volunteers?search=:name",
  order: 20,
};
const action = {
  title: "Créer une fiche activité",
  icon: "chart-bubble",
  permission: "write-fa",
  link: "/fa?create",
  keywords: ["nouvelle"],
};
const page = (path: string, mobile = true) => ({ ...activitiesPage, path, mobile, title: `Page ${path}` });
const registry = registryWith({
  pages: [{ ...activitiesPage, keywords: ["fas"] }, page("/fa/:id"), page("/volunteers", false)],
  finds: [people, find],
  actions: [action],
});

let areActivitiesAway: boolean;
let activitiesMayCome: Promise<void>;
let asked: string[];
fakeServer(
  read("finder/festival-activities", async () => {
    asked.push("activities");
    await activitiesMayCome;
    return areActivitiesAway
      ? refusal(500, "Le serveur est fatigué")
      : [
          { id: 12, name: "Bal folk" },
          { id: 112, name: "Blind test" },
        ];
  }),
  read("finder/people", () => {
    asked.push("people");
    return [{ id: 3, name: "Zoé Bal & Fils" }];
  }),
);
beforeEach(() => {
  localStorage.clear();
  areActivitiesAway = false;
  activitiesMayCome = Promise.resolve();
  asked = [];
});
afterEach(() => act(closeDialog));

function Address() {
  const { pathname, search } = useLocation();
  return <p>{`à ${pathname}${search}`}</p>;
}

async function open(permissions = ["read-fa", "write-fa", "view-volunteer"]) {
  const site = (
    <>
      <FinderButton />
      <FrameDialogs />
      <Address />
    </>
  );
  const shown = await renderInSite(site, {
    loader: testLoader({ registry }),
    access: { teams: ["hard"], permissions },
    userId: 7,
  });
  await userEvent.keyboard("{Control>}k{/Control}");
  const field = await screen.findByRole("combobox", { name: "Chercher dans Coulisses" });
  await waitFor(() => expect(field).toHaveFocus());
  return { ...shown, field };
}
const options = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);
const chosen = () => screen.getByRole("option", { selected: true }).textContent;

describe("The finder, opened by Ctrl+K", () => {
  it("goes to the sheet of a number with Enter, and closes", async () => {
    await open();
    await userEvent.keyboard("fa12");
    await waitFor(() => expect(options()).toEqual(["FA 12Bal folk", "FA 112Blind test"]));
    await userEvent.keyboard("{Enter}");
    expect(await screen.findByText("à /fa/12")).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });

  it("goes there too when Enter was pressed before the lists had come", async () => {
    let come: (() => void) | undefined;
    activitiesMayCome = new Promise((resolve) => (come = resolve));
    await open();
    await userEvent.keyboard("fa12{Enter}");
    expect(screen.getByText("Chargement…")).toBeVisible();
    come?.();
    expect(await screen.findByText("à /fa/12")).toBeInTheDocument();
  });

  it("goes nowhere by an Enter after which more was typed", async () => {
    let come: (() => void) | undefined;
    activitiesMayCome = new Promise((resolve) => (come = resolve));
    await open();
    await userEvent.keyboard("fa1{Enter}1");
    come?.();
    await waitFor(() => expect(options()).toEqual(["FA 112Blind test"]));
    expect(screen.getByRole("dialog")).toBeVisible();
  });

  it("moves by the arrows, around the ends, and tells a screen reader the option and how many there are", async () => {
    const { field } = await open();
    await userEvent.keyboard("bal");
    await waitFor(() => expect(options()).toEqual(["FA 12Bal folk", "Zoé Bal & Fils"]));
    expect(screen.getByText("2 résultats")).toBeInTheDocument();
    await userEvent.keyboard("{ArrowUp}");
    expect(chosen()).toBe("Zoé Bal & Fils");
    expect(document.getElementById(field.getAttribute("aria-activedescendant") ?? "")).toHaveTextContent(
      "Zoé",
    );
    await userEvent.keyboard("{ArrowDown}");
    expect(chosen()).toBe("FA 12Bal folk");
  });

  it("leads to a thing by its name, whatever letters it has, with a press too", async () => {
    await open();
    await userEvent.keyboard("zoe");
    await userEvent.click(await screen.findByRole("option", { name: "Zoé Bal & Fils" }));
    expect(await screen.findByText("à /volunteers?search=Zo%C3%A9%20Bal%20%26%20Fils")).toBeInTheDocument();
  });

  it("begins with what I went to last, then with what I may begin", async () => {
    await open();
    expect(options()).toEqual(["Créer une fiche activité"]);
    await userEvent.keyboard("112");
    await screen.findByRole("option", { name: /112/ });
    await userEvent.keyboard("{Enter}");
    await screen.findByText("à /fa/112");
    await userEvent.keyboard("{Control>}k{/Control}");
    const group = await screen.findByRole("group", { name: "Récents" });
    expect(within(group).getByRole("option")).toHaveTextContent("FA 112Blind test");
    expect(options()).toEqual(["FA 112Blind test", "Créer une fiche activité"]);
  });

  it("neither asks for nor shows what I may not read", async () => {
    await open(["read-fa"]);
    await waitFor(() => expect(asked).toEqual(["activities"]));
    await userEvent.keyboard("créer");
    expect(await screen.findByText("Rien ne correspond à « créer »")).toBeVisible();
    expect(options()).toEqual([]);
  });

  it("says which list could not be read, keeps the others, and reads it again", async () => {
    areActivitiesAway = true;
    await open();
    await userEvent.keyboard("bal");
    await waitFor(() => expect(options()).toEqual(["Zoé Bal & Fils"]));
    expect(await screen.findByText("N'ont pas pu être lus : Fiches Activités.")).toBeVisible();
    areActivitiesAway = false;
    await userEvent.click(screen.getByRole("button", { name: "Réessayer" }));
    await waitFor(() => expect(options()).toEqual(["FA 12Bal folk", "Zoé Bal & Fils"]));
  });

  it("does not say that nothing matches while a list that may hold it could not be read", async () => {
    areActivitiesAway = true;
    await open();
    await userEvent.keyboard("blind");
    expect(await screen.findByText("N'ont pas pu être lus : Fiches Activités.")).toBeVisible();
    expect(screen.queryByText(/^Rien ne correspond/)).not.toBeInTheDocument();
  });

  it("does not open over another dialog, which asks something first", async () => {
    await renderInSite(
      <>
        <div role="dialog" aria-modal="true" aria-label="Une question" />
        <FinderButton />
        <FrameDialogs />
      </>,
    );
    await userEvent.keyboard("{Control>}k{/Control}");
    expect(screen.queryByRole("combobox")).not.toBeInTheDocument();
  });
});
