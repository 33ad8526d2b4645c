import { useGetMeQuery } from "@coulisses/shared-auth";
import { answeredMe, api, fakeServer, refusal, renderWithStore } from "@coulisses/shared-auth/testing";
import type { Me } from "@coulisses/shared-domain/contract/users";
import type { ProfileForm } from "@coulisses/shared-domain/people/profile";
import { ThemeProvider } from "@coulisses/shared-ui/base";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import EditProfileDialog from "./edit-profile-dialog";

const camille: Me = answeredMe({ id: 1, firstname: "Camille", lastname: "Dupont", nickname: null });
const MOVED_ON = "Ce profil a été modifié entre-temps. Vérifie-le avant de recommencer.";

let kept = camille;
const change = (patch: ProfileForm & { profilePicture?: string }) => {
  kept = { ...kept, ...patch, version: kept.version + 1 };
  return kept;
};
const sawPresent = (request: Request) => request.headers.get("If-Match") === `"${String(kept.version)}"`;
fakeServer(
  http.get(api("users/me"), () => HttpResponse.json(kept)),
  http.get(api("users/1/profile-picture"), () => refusal(404, "Cette personne n'a pas de photo de profil")),
  http.get(api("preferences/me"), () =>
    HttpResponse.json({ paperPlanning: null, assignment: "NO_PREF", favoritePages: [] }),
  ),
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
const nickname = () => screen.getByLabelText("Surnom");
const save = () => userEvent.click(screen.getByRole("button", { name: "Enregistrer les modifications" }));

test("my profile is saved when nobody else has changed it", async () => {
  const { messages } = await open();
  await userEvent.type(nickname(), "Zaza");
  await save();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(kept).toMatchObject({ nickname: "Zaza", version: 2 });
  expect(messages()).toEqual(["Profil mis à jour !"]);
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
  fireEvent.change(screen.getByLabelText("Photo de profil"), {
    target: { files: [new File(["x"], "photo.png", { type: "image/png" })] },
  });
  await screen.findByRole("button", { name: "Changer de photo" });
  await save();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(kept).toMatchObject({ nickname: "Zaza", profilePicture: "photo.png", version: 3 });
  expect(messages()).not.toContain(MOVED_ON);
});
