import { api, fakeServer, refusal } from "@coulisses/shared-auth/testing";
import { render, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { ProfilePicture } from "./profile-picture";

const camille = { id: 4, firstname: "camille", lastname: "Dupont", profilePicture: null as string | null };

let asked: string[];
const server = fakeServer(
  http.get<{ id: string }>(api("users/:id/profile-picture"), ({ params }) => {
    asked.push(params.id);
    return new HttpResponse("picture", { headers: { "Content-Type": "image/png" } });
  }),
);
const released: string[] = [];
beforeEach(() => {
  asked = [];
  released.length = 0;
  let made = 0;
  URL.createObjectURL = () => `blob:picture-${String((made += 1))}`;
  URL.revokeObjectURL = (address) => void released.push(address);
});

const pictureOf = (mark: string | null) => (
  <ProfilePicture user={{ ...camille, profilePicture: mark }} size={34} />
);
const address = (container: HTMLElement) => container.querySelector("img")?.getAttribute("src");

it("a person without a picture has initials, and nothing is asked for", () => {
  const { container } = render(pictureOf(null));
  expect(container).toHaveTextContent("CD");
  expect(asked).toEqual([]);
});

it("initials stand in for a picture that comes, and for one that does not", async () => {
  const { container } = render(pictureOf("face.png"));
  expect(container).toHaveTextContent("CD");
  await waitFor(() => expect(address(container)).toBe("blob:picture-1"));
  expect(container).not.toHaveTextContent("CD");

  let refusals = 0;
  server.use(
    http.get(api("users/:id/profile-picture"), () => {
      refusals += 1;
      return refusal(404, "Cette personne n'a pas de photo de profil");
    }),
  );
  const other = render(pictureOf("gone.png")).container;
  await waitFor(() => expect(refusals).toBe(1));
  expect(other).toHaveTextContent("CD");
});

it("another picture replaces the first one, whose memory is given back; so is the last one's", async () => {
  const { container, rerender, unmount } = render(pictureOf("face.png"));
  await waitFor(() => expect(address(container)).toBe("blob:picture-1"));
  rerender(pictureOf("profile.png"));
  await waitFor(() => expect(address(container)).toBe("blob:picture-2"));
  expect(released).toEqual(["blob:picture-1"]);
  unmount();
  expect(released).toEqual(["blob:picture-1", "blob:picture-2"]);
  expect(asked).toEqual(["4", "4"]);
});
