import { api } from "@coulisses/shared-auth/testing";
import {
  inReview,
  mainStage,
  readyDraft,
  saturdayMorning,
  saturdayNight,
} from "@coulisses/shared-domain/festival-activity/testing/activities";
import type { Drive } from "@coulisses/shared-domain/festival-event/drive";
import type { LinkedActivity, LinkedRequest } from "@coulisses/shared-domain/festival-task/linked-activity";
import { draft, escapeGame } from "@coulisses/shared-domain/festival-task/testing/tasks";
import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { festivalServer } from "../../testing/festival-server";
import { openPage, organiser } from "../../testing/open-page";
import { pick } from "../../testing/pick";

const festival = festivalServer();
const section = async () => within(await screen.findByRole("region", { name: "FA associée" }));

const tables: LinkedRequest = {
  slug: "table",
  name: "Table",
  quantity: 4,
  isConsumable: false,
  owner: "matos",
  drive: "Magasin",
};
const cable: LinkedRequest = { slug: "cable", name: "Câble", quantity: 2, isConsumable: true, owner: "elec" };
const game: LinkedActivity = {
  ...escapeGame,
  id: 12,
  version: 5,
  status: "IN_REVIEW",
  timeWindows: [saturdayMorning],
  inquiry: { timeWindows: [saturdayMorning, saturdayNight], all: [tables, cable] },
};
const under = (festivalActivity: LinkedActivity) => festival.has(draft({ festivalActivity }));
/** A reader who sets the pick-up place of this team's gear. */
const ownerOf = (team: string) => ({
  teams: [...organiser.teams, team],
  permissions: [...organiser.permissions, "validate-fa"],
});

/** Keeps where a gear of the activity is fetched, as the server of activities does. */
function keepDrives() {
  const sent: unknown[] = [];
  festival.server.use(
    http.patch<{ id: string; slug: string }, { drive: Drive }>(
      api("festival-activities/:id/inquiry/requests/:slug/link-drive"),
      async ({ params, request }) => {
        const { drive } = await request.json();
        sent.push([params.id, params.slug, drive, request.headers.get("If-Match")]);
        festival.change(1, (task) => ({
          ...task,
          festivalActivity: { ...game, inquiry: { ...game.inquiry, all: [{ ...tables, drive }, cable] } },
        }));
        return HttpResponse.json({ ...inReview(readyDraft()), id: game.id, version: game.version + 1 });
      },
    ),
  );
  return sent;
}

describe("the activity of a task", () => {
  it("is one click away, and shows where and when it happens", async () => {
    under(game);
    openPage("/ft/1");
    const activity = await section();
    expect(activity.getByRole("link", { name: "FA 12 - Escape game" })).toHaveAttribute("href", "/fa/12");
    expect(activity.getByText("Relecture en cours")).toBeInTheDocument();
    expect(activity.getByText(`Lieu : ${mainStage.name}`)).toBeInTheDocument();
    expect(activity.getByRole("cell", { name: "sam. 17 mai 2025, 10h - 12h" })).toBeInTheDocument();
  });

  it("says what it has not chosen yet", async () => {
    under({ ...escapeGame, location: null });
    openPage("/ft/1");
    const activity = await section();
    expect(activity.getByText("Lieu : pas encore choisi")).toBeInTheDocument();
    expect(activity.getByText("Aucun créneau")).toBeInTheDocument();
    expect(activity.getByText("Aucune demande de matos")).toBeInTheDocument();
  });

  it("shows the gear that it asks for, what is used up counted once for each of its windows", async () => {
    under(game);
    openPage("/ft/1");
    const activity = await section();
    expect(activity.getByRole("cell", { name: "4" })).toBeInTheDocument();
    expect(activity.getByRole("cell", { name: "4 (2 créneaux X 2 demandes)" })).toBeInTheDocument();
    expect(activity.getByRole("cell", { name: "Magasin" })).toBeInTheDocument();
    expect(activity.getByRole("cell", { name: "À attribuer" })).toBeInTheDocument();
  });
});

describe("where the gear of the activity is fetched", () => {
  it("is said by the team that owns it, in the activity as this person saw it", async () => {
    under(game);
    const sent = keepDrives();
    const { user } = openPage("/ft/1", ownerOf("matos"));
    await pick(user, await screen.findByLabelText("Lieu de retrait de Table"), "Cave E", "Cave E");
    await waitFor(() => expect(sent).toEqual([["12", "table", "Cave E", '"5"']]));
    await waitFor(() => expect(screen.getByLabelText("Lieu de retrait de Table")).toHaveValue("Cave E"));
    expect(screen.queryByLabelText("Lieu de retrait de Câble")).not.toBeInTheDocument();
    expect(festival.writes).toEqual([]);
  });

  it("stays what it was when the activity refuses", async () => {
    under(game);
    festival.refuse("activityInquiry.linkDrive", 412, "La FA a été modifiée entre-temps");
    const { user, messages } = openPage("/ft/1", ownerOf("matos"));
    await pick(user, await screen.findByLabelText("Lieu de retrait de Table"), "Cave E", "Cave E");
    await waitFor(() => expect(messages()).toHaveLength(1));
    await waitFor(() => expect(screen.getByLabelText("Lieu de retrait de Table")).toHaveValue("Magasin"));
  });

  it("is only read by others, and while the activity is a draft", async () => {
    under(game);
    const others = openPage("/ft/1", { ...ownerOf("matos"), permissions: organiser.permissions });
    expect((await section()).getByRole("cell", { name: "Magasin" })).toBeInTheDocument();
    expect(screen.queryByLabelText("Lieu de retrait de Table")).not.toBeInTheDocument();
    others.unmount();

    under({ ...game, status: "DRAFT" });
    openPage("/ft/1", ownerOf("matos"));
    expect(await (await section()).findByText("Brouillon")).toBeInTheDocument();
    expect(screen.queryByLabelText("Lieu de retrait de Table")).not.toBeInTheDocument();
  });
});
