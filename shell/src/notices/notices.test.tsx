import { notices, notify, session } from "@coulisses/shared-auth/session";
import { act, render, screen, waitFor } from "@testing-library/react";
import { Notices } from "./notices";

let missingTimes = 0;
jest.mock("./notice-snackbar", () => {
  if (missingTimes-- > 0) {
    throw Object.assign(new Error("Loading chunk 12 failed."), { name: "ChunkLoadError" });
  }
  return {
    __esModule: true,
    default: ({ notice }: { notice: { message: string } }) => <p>{notice.message}</p>,
  };
});
// The channel between tabs would keep the test's process alive.
afterAll(session.stop);
afterEach(() => act(notices.clear));

const tell = (message: string) => act(() => notify({ type: "success", message }));

describe("The code of notices, where the network fails", () => {
  it("twice: the notice is lost, and the next one asks for it again", async () => {
    missingTimes = 2;
    render(<Notices />);
    tell("Profil enregistré");
    await waitFor(() => expect(notices.first()).toBeUndefined());
    expect(missingTimes).toBe(0);
    tell("Photo enregistrée");
    expect(await screen.findByText("Photo enregistrée")).toBeVisible();
  });
});
