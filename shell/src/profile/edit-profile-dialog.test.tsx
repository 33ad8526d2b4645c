import { useGetMeQuery } from "@coulisses/shared-auth";
import {
  answeredMe,
  answeredPreferences,
  answersTo,
  api,
  fakeServer,
  read,
  refusal,
  refusing,
  renderWithStore,
} from "@coulisses/shared-auth/testing";
import type { Preferences } from "@coulisses/shared-domain/contract/preferences";
import type { Me } from "@coulisses/shared-domain/contract/users";
import type { ProfileForm } from "@coulisses/shared-domain/people/profile";
import { ThemeProvider } from "@coulisses/shared-ui/base";
import { fakePush } from "@coulisses/shared-pages/push/testing";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import EditProfileDialog from "./edit-profile-dialog";
import { shownPicture } from "./testing/shown-picture";

/** The browser's part, which needs a real one: what is cut is what was chosen. */
jest.mock("./crop/open-picture", () => ({
  openPicture: (file: File) =>
    Promise.resolve({
      address: "blob:photo",
      close: () => undefined,
      cut: () => Promise.resolve(file),
    }),
}));

const camille: Me = answeredMe({ id: 1, firstname: "Camille", lastname: "Dupont", nickname: null });
const MOVED_ON = "Ce profil a été modifié entre-temps. Vérifie-le avant de recommencer.";

let kept = camille;
const change = (patch: ProfileForm & { profilePicture?: string }) => {
  kept = { ...kept, ...patch, version: kept.version + 1 };
  return kept;
};
const sawPresent = (request: Request) => request.headers.get("If-Match") === `"${String(kept.version)}"`;
let preferences: Preferences;
const push = fakePush();
const server = fakeServer(
  http.get(api("users/me"), () => HttpResponse.json(kept)),
  http.get(api("users/1/profile-picture"), () => refusal(404, "Cette personne n'a pas de photo de profil")),
  ...answersTo(push.answers),
  read("preferences/me", () => preferences),
  http.patch(api("preferences/me/planning"), async ({ request }) => {
    const { paperPlanning } = (await request.json()) as Pick<Preferences, "paperPlanning">;
    preferences = { ...preferences, paperPlanning };
    return HttpResponse.json(preferences);
  }),
  http.patch(api("preferences/me/assignment"), async ({ request }) => {
    const { assignment } = (await request.json()) as Pick<Preferences, "assignment">;
    preferences = { ...preferences, assignment };
    return HttpResponse.json(preferences);
  }),
  http.patch(api("preferences/me/reminders"), async ({ request }) => {
    const reminders = (await request.json()) as Partial<Preferences["reminders"]>;
    preferences = { ...preferences, reminders: { ...preferences.reminders, ...reminders } };
    return HttpResponse.json(preferences);
  }),
  http.patch(api("users/me"), async ({ request }) =>
    sawPresent(request)
      ? HttpResponse.json(change((await request.json()) as ProfileForm))
      : refusal(412, MOVED_ON),
  ),
  http.post(api("users/me/profile-picture"), ({ request }) =>
    sawPresent(request)
      ? HttpResponse.json(change({ profilePicture: "photo.png" }), { status: 201 })
      : refusal(412, MOVED_ON),
  ),
);

const onClose = jest.fn();
beforeEach(() => {
  kept = camille;
  preferences = answeredPreferences({ reminders: { mail: ["EVENING", "CHANGE"], push: [] } });
  onClose.mockClear();
});

function Profile() {
  const { data: me } = useGetMeQuery();
  return me ? <EditProfileDialog me={me} onClose={onClose} /> : null;
}
async function open() {
  const page = renderWithStore(
    <ThemeProvider theme="blue-light">
      <Profile />
    </ThemeProvider>,
  );
  await screen.findByRole("dialog", { name: "Modifier mon profil" });
  return page;
}
const choosePicture = (file: File) =>
  fireEvent.change(screen.getByLabelText("Photo de profil"), { target: { files: [file] } });
const png = () =>
  new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], "photo.png", {
    type: "image/png",
  });
const frame = async () => {
  await shownPicture();
  await userEvent.click(screen.getByRole("button", { name: "Enregistrer la photo" }));
};
const nickname = () => screen.getByLabelText("Surnom");
const save = () => userEvent.click(screen.getByRole("button", { name: "Enregistrer les modifications" }));

test("my profile is saved when nobody else has changed it", async () => {
  const { messages } = await open();
  await userEvent.type(nickname(), "Zaza");
  await save();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(kept).toMatchObject({ nickname: "Zaza", version: 2 });
  await waitFor(() => expect(messages()).toEqual(["Profil mis à jour !"]));
});

test("what a manager has changed meanwhile is shown, and what I typed stays", async () => {
  await open();
  await userEvent.type(nickname(), "Zaza");
  change({ phone: "0699999999" });
  await save();
  await waitFor(() => expect(screen.getByLabelText(/Téléphone portable/)).toHaveValue("0699999999"));
  expect(screen.getByText(MOVED_ON)).toBeVisible();
  expect(nickname()).toHaveValue("Zaza");
  await save();
  await waitFor(() => expect(kept).toMatchObject({ nickname: "Zaza", phone: "0699999999" }));
});

test("a field that both have changed asks who is right", async () => {
  await open();
  await userEvent.type(nickname(), "Zaza");
  change({ nickname: "Lulu" });
  await save();
  expect(await screen.findByText(/Surnom : Lulu/)).toBeInTheDocument();
  const sent = kept.version;
  await save();
  expect(kept.version).toBe(sent);
  await userEvent.click(screen.getByRole("button", { name: "Garder la mienne" }));
  await save();
  await waitFor(() => expect(kept.nickname).toBe("Zaza"));
});

test("a picture that I send while I write does not stand in my own way", async () => {
  const { messages } = await open();
  await userEvent.type(nickname(), "Zaza");
  choosePicture(png());
  await frame();
  await screen.findByRole("button", { name: "Changer de photo" });
  await save();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(kept).toMatchObject({ nickname: "Zaza", profilePicture: "photo.png", version: 3 });
  await waitFor(() => expect(messages()).not.toContain(MOVED_ON));
});

describe("A picture is refused before it is sent", () => {
  it.each([
    ["that is too heavy", [new Uint8Array(3_000_000)], "image/png", "Moins de 2 Mo s'il te plaît 🙏"],
    ["that is no picture", ["x"], "application/pdf", "Seulement des images (png, jpeg ou gif)"],
    ["that is a page renamed", ["<html><script>"], "image/png", "Seulement des images (png, jpeg ou gif)"],
    ["that is empty", [], "image/jpeg", "Une photo vide n'est pas une photo"],
  ] as const)("%s", async (_case, parts, type, message) => {
    await open();
    choosePicture(new File([...parts], "photo.png", { type }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(kept.version).toBe(1);
    choosePicture(png());
    await frame();
    expect(await screen.findByRole("button", { name: "Changer de photo" })).toBeVisible();
    expect(screen.queryByText(message)).not.toBeInTheDocument();
  });
});

test("a gif is sent as it is: framed, it would no longer move", async () => {
  await open();
  choosePicture(new File(["GIF89a"], "danse.gif", { type: "image/gif" }));
  expect(await screen.findByRole("button", { name: "Changer de photo" })).toBeVisible();
  expect(screen.queryByRole("dialog", { name: "Cadrer ma photo" })).not.toBeInTheDocument();
});

describe("My preferences", () => {
  it("are saved by a click, without the rest of the form", async () => {
    const { messages } = await open();
    await userEvent.click(await screen.findByRole("radio", { name: "OUI" }));
    await waitFor(() => expect(screen.getByRole("radio", { name: "OUI" })).toBeChecked());
    await userEvent.click(screen.getByRole("radio", { name: "NON" }));
    await waitFor(() => expect(screen.getByRole("radio", { name: "NON" })).toBeChecked());
    expect(preferences.paperPlanning).toBe(false);
    await waitFor(() => expect(messages()).toContain("Ta préférence a été mise à jour"));
    expect(kept).toEqual(camille);
  });

  it("say how the shifts are to be shared out, and warn an organiser that it changes little", async () => {
    kept = { ...camille, teams: ["hard"] };
    await open();
    const group = within(await screen.findByRole("radiogroup", { name: "Mes créneaux, je les préfère" }));
    await userEvent.click(group.getByRole("radio", { name: /Planning aéré/ }));
    await waitFor(() => expect(group.getByRole("radio", { name: /Planning aéré/ })).toBeChecked());
    expect(preferences.assignment).toBe("FRAGMENTED");
    expect(screen.getByText(/sur tous les fronts/)).toBeVisible();
  });

  it("stay as they were when the server refuses", async () => {
    server.use(refusing("preference.changePlanning", 403, "Trop tard"));
    const { messages } = await open();
    await userEvent.click(await screen.findByRole("radio", { name: "OUI" }));
    await waitFor(() => expect(messages()).toEqual(["Trop tard"]));
    expect(screen.getByRole("radio", { name: "OUI" })).not.toBeChecked();
  });
});

test("each reminder by mail is chosen by a click, saved at once", async () => {
  const { messages } = await open();
  const byMail = within(await screen.findByRole("group", { name: "Me rappeler mes créneaux par mail" }));
  const box = (name: string) => byMail.findByRole("button", { name });
  expect(await box("La veille au soir")).toHaveAttribute("aria-pressed", "true");
  expect(await box("30 minutes avant")).toHaveAttribute("aria-pressed", "false");
  await userEvent.click(await box("30 minutes avant"));
  await userEvent.click(await box("Quand mon planning change"));
  await waitFor(() => expect(preferences.reminders).toEqual({ mail: ["EVENING", "SOON"], push: [] }));
  expect(await box("30 minutes avant")).toHaveAttribute("aria-pressed", "true");
  await waitFor(() => expect(messages()).toContain("Ta préférence a été mise à jour"));
});

test("reminders by notification are chosen for all my devices, and shown on this one with a press", async () => {
  push.takes();
  await open();
  const name = "Me rappeler mes créneaux par notification";
  const kinds = within(await screen.findByRole("group", { name }));
  await userEvent.click(kinds.getByRole("button", { name: "La veille au soir" }));
  await waitFor(() => expect(preferences.reminders.push).toEqual(["EVENING"]));
  await userEvent.click(screen.getByRole("button", { name: "Les afficher ici" }));
  expect(await screen.findByText("Cet appareil affiche tes rappels.")).toBeVisible();
  expect([push.known, preferences.reminders.push]).toEqual([[push.endpoint()], ["EVENING"]]);
});

test("notifications are no choice where the server sends none", async () => {
  push.takes();
  push.serverHas(null);
  await open();
  await screen.findByRole("group", { name: "Me rappeler mes créneaux par mail" });
  expect(screen.queryByRole("group", { name: /par notification/ })).not.toBeInTheDocument();
});
