import { ThemeProvider } from "@coulisses/shared-ui/base";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { shownPicture } from "../testing/shown-picture";
import CropDialog from "./crop-dialog";
import { openPicture, type Square } from "./open-picture";

jest.mock("./open-picture");

const file = new File(["x"], "photo.jpg", { type: "image/jpeg" });
const square = new File(["y"], "photo.jpg", { type: "image/jpeg" });
const close = jest.fn();
const cut = jest.fn((_square: Square) => Promise.resolve(square));
const send = jest.fn((_file: File) => Promise.resolve(true));
const onClose = jest.fn();

beforeEach(() => {
  [close, cut, send, onClose].forEach((fake) => fake.mockClear());
  send.mockResolvedValue(true);
  cut.mockResolvedValue(square);
  jest.mocked(openPicture).mockResolvedValue({ address: "blob:photo", close, cut });
});

async function open() {
  const page = render(
    <ThemeProvider theme="blue-light">
      <CropDialog file={file} send={send} onClose={onClose} />
    </ThemeProvider>,
  );
  return { ...page, stage: await shownPicture() };
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
    expect(await sent()).toMatchObject({ x: 140, y: 0, width: 280 });
    expect(send).toHaveBeenCalledWith(square);
  });

  it("is moved by the arrows, which work at once, and never past an edge", async () => {
    const { stage } = await open();
    await waitFor(() => expect(stage).toHaveFocus());
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowUp}");
    expect(await sent()).toMatchObject({ x: 112, y: 0, width: 280 });
  });

  it("follows the mouse the other way, so that the photo stays under it", async () => {
    const { stage } = await open();
    fireEvent.mouseDown(stage, { clientX: 100, clientY: 100 });
    fireEvent.mouseMove(document, { clientX: 140, clientY: 100 });
    await waitFor(() => expect(document.querySelector("img")?.style.transform).toContain("translate(40px"));
    fireEvent.mouseUp(document);
    expect(await sent()).toMatchObject({ x: 100, y: 0, width: 280 });
  });

  it("comes closer by the slider, around its middle, and no closer than four times", async () => {
    await open();
    const slider = screen.getByRole("slider", { name: /^Zoom/ });
    fireEvent.change(slider, { target: { value: "2" } });
    expect(screen.getByText("Zoom : 2")).toBeVisible();
    expect(slider).toHaveAttribute("max", "4");
    expect(await sent()).toMatchObject({ x: 210, y: 70, width: 140 });
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
