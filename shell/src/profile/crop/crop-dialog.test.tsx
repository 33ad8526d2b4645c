import { ThemeProvider } from "@coulisses/shared-ui/base";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Crop } from "./crop";
import CropDialog from "./crop-dialog";
import { openPicture } from "./open-picture";

jest.mock("./open-picture");

const file = new File(["x"], "photo.jpg", { type: "image/jpeg" });
const square = new File(["y"], "photo.jpg", { type: "image/jpeg" });
const close = jest.fn();
const cut = jest.fn((_crop: Crop) => Promise.resolve(square));
const send = jest.fn((_file: File) => Promise.resolve(true));
const onClose = jest.fn();

beforeEach(() => {
  [close, cut, send, onClose].forEach((fake) => fake.mockClear());
  send.mockResolvedValue(true);
  cut.mockResolvedValue(square);
  jest.mocked(openPicture).mockResolvedValue({ address: "blob:photo", width: 560, height: 280, close, cut });
  // Where jsdom has no pointers to hold.
  HTMLElement.prototype.setPointerCapture = () => undefined;
});

async function open() {
  const page = await act(async () => {
    const rendered = render(
      <ThemeProvider theme="blue-light">
        <CropDialog file={file} send={send} onClose={onClose} />
      </ThemeProvider>,
    );
    await Promise.resolve();
    return rendered;
  });
  return { ...page, stage: await screen.findByRole("application", { name: "Cadrage de la photo" }) };
}
/** jsdom has no pointer events: theirs are mouse events that name a finger. */
function touch(stage: HTMLElement, kind: "down" | "move" | "up", finger: number, clientX: number) {
  const event = new MouseEvent(`pointer${kind}`, { bubbles: true, clientX, clientY: 100 });
  fireEvent(stage, Object.assign(event, { pointerId: finger }));
}
const save = () => userEvent.click(screen.getByRole("button", { name: "Enregistrer la photo" }));
/** The square that was sent. */
const sent = async () => {
  await save();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  return cut.mock.calls[0]?.[0];
};

describe("The square of a photo", () => {
  it("left alone, is the largest in the middle", async () => {
    await open();
    expect(await sent()).toEqual({ zoom: 1, x: 280, y: 140 });
    expect(send).toHaveBeenCalledWith(square);
  });

  it("moves and comes closer by keyboard", async () => {
    const { stage } = await open();
    expect(stage).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}+");
    const crop = await sent();
    expect(crop?.x).toBeCloseTo(252);
    expect(crop?.zoom).toBeCloseTo(1.1);
  });

  it("follows one finger the other way, so that the photo stays under it", async () => {
    const { stage } = await open();
    touch(stage, "down", 1, 100);
    touch(stage, "move", 1, 140);
    touch(stage, "up", 1, 140);
    touch(stage, "move", 1, 300);
    expect(await sent()).toEqual({ zoom: 1, x: 240, y: 140 });
  });

  it("comes closer with two fingers, the wheel and the buttons, and no closer than four times", async () => {
    const { stage } = await open();
    touch(stage, "down", 1, 100);
    touch(stage, "down", 2, 180);
    touch(stage, "move", 2, 260);
    expect(screen.getByText("Zoom × 2")).toBeVisible();
    fireEvent.wheel(stage, { deltaY: -100 });
    expect(screen.getByText("Zoom × 2,4")).toBeVisible();
    for (let press = 0; press < 6; press++) {
      await userEvent.click(screen.getByRole("button", { name: "Rapprocher" }));
    }
    expect(screen.getByText("Zoom × 4")).toBeVisible();
    expect((await sent())?.zoom).toBe(4);
  });

  it("that the server refuses stays open, to be sent again or given up", async () => {
    send.mockResolvedValue(false);
    await open();
    await save();
    await waitFor(() => expect(send).toHaveBeenCalled());
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: "Annuler" }));
    expect(onClose).toHaveBeenCalled();
  });

  it("that the browser can't draw sends nothing", async () => {
    cut.mockRejectedValue(new Error("This browser draws nothing"));
    await open();
    await save();
    expect(await screen.findByRole("alert")).toHaveTextContent("Ton navigateur n'a pas pu préparer la photo");
    expect(send).not.toHaveBeenCalled();
  });

  it("gives the memory of the photo back", async () => {
    const { unmount } = await open();
    unmount();
    await waitFor(() => expect(close).toHaveBeenCalled());
  });
});

it("A photo that can't be read says so, and can't be sent", async () => {
  jest.mocked(openPicture).mockResolvedValue("Cette image est incomplète");
  render(
    <ThemeProvider theme="blue-light">
      <CropDialog file={file} send={send} onClose={onClose} />
    </ThemeProvider>,
  );
  expect(await screen.findByRole("alert")).toHaveTextContent("Cette image est incomplète");
  expect(screen.getByRole("button", { name: "Enregistrer la photo" })).toBeDisabled();
});
