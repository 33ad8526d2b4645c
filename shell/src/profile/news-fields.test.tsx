import {
  answeredPreferences,
  answersTo,
  fakeServer,
  refusal,
  renderWithStore,
} from "@coulisses/shared-auth/testing";
import type { Permission } from "@coulisses/shared-domain/access/permissions";
import type { Preferences } from "@coulisses/shared-domain/contract/preferences";
import { fakePush } from "@coulisses/shared-pages/push/testing";
import { ThemeProvider } from "@coulisses/shared-ui/base";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PreferenceFields } from "./preference-fields";

let preferences: Preferences;
const push = fakePush();
const server = fakeServer(
  ...answersTo(push.answers),
  ...answersTo({
    preference: {
      read: () => preferences,
      changeNews: ({ body }) => (preferences = { ...preferences, news: { ...preferences.news, ...body } }),
    },
  }),
);

beforeEach(() => {
  preferences = answeredPreferences({
    news: { mail: ["SHEET", "MENTION", "REVIEW"], push: [], inbox: ["SHEET", "MENTION", "REVIEW"] },
  });
});

function open(...permissions: Permission[]) {
  return renderWithStore(
    <ThemeProvider theme="blue-light">
      <PreferenceFields teams={[]} />
    </ThemeProvider>,
    { access: { teams: [], permissions } },
  );
}
const group = async (way: string) =>
  within(await screen.findByRole("group", { name: `Me prévenir pour les fiches par ${way}` }));

describe("INB-7 News about sheets", () => {
  it("are turned off by a press, each kind by mail", async () => {
    const { messages } = open("read-ft");
    const review = (await group("mail")).getByRole("button", {
      name: "À relire, chaque matin",
    });
    expect(review).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(review);
    await waitFor(() => expect(preferences.news).toMatchObject({ mail: ["SHEET", "MENTION"], push: [] }));
    expect(review).toHaveAttribute("aria-pressed", "false");
    await waitFor(() => expect(messages()).toContain("Ta préférence a été mise à jour"));
  });

  it("stay out of the inbox, each kind by a press", async () => {
    open("read-ft");
    const inbox = within(await screen.findByRole("group", { name: "Dans ma boîte de notifications" }));
    await userEvent.click(inbox.getByRole("button", { name: "À relire par mon équipe" }));
    await waitFor(() => expect(preferences.news.inbox).toEqual(["SHEET", "MENTION"]));
  });

  it("are turned on by notification", async () => {
    push.takes();
    open("read-fa");
    const kinds = await group("notification");
    await userEvent.click(kinds.getByRole("button", { name: "On me nomme" }));
    await waitFor(() => expect(preferences.news.push).toEqual(["MENTION"]));
  });

  it("stay as they were when the server refuses", async () => {
    server.use(...answersTo({ preference: { changeNews: () => refusal(503, "Réessaie plus tard") } }));
    open("read-ft");
    const mine = (await group("mail")).getByRole("button", {
      name: "Ma fiche refusée ou validée",
    });
    await userEvent.click(mine);
    await waitFor(() => expect(mine).toHaveAttribute("aria-pressed", "true"));
    expect(preferences.news.mail).toContain("SHEET");
  });

  it("are no choice for people who read no sheets", async () => {
    open();
    await screen.findByRole("group", { name: "Me rappeler mes créneaux par mail" });
    expect(screen.queryByRole("group", { name: /pour les fiches/ })).not.toBeInTheDocument();
  });
});
