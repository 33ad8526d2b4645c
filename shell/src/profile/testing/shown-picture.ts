import { fireEvent, screen, waitFor } from "@testing-library/react";

/**
 * Waits for the picture to be framed and gives it a size, which jsdom has not: 560 by 280 pixels, in a square of 280.
 * Returns the element that the keys and the mouse move.
 */
export async function shownPicture(): Promise<HTMLElement> {
  const image = await waitFor(() => {
    const found = document.querySelector<HTMLImageElement>("img[src='blob:photo']");
    if (found === null) throw new Error("no picture yet");
    return found;
  });
  const size = { naturalWidth: 560, naturalHeight: 280, offsetWidth: 560, offsetHeight: 280 };
  for (const [name, value] of Object.entries(size)) Object.defineProperty(image, name, { value });
  const stage = image.parentElement;
  if (stage) stage.getBoundingClientRect = () => DOMRect.fromRect({ width: 280, height: 280 });
  fireEvent.load(image);
  return screen.findByRole("application", { name: "Cadrage de la photo" });
}
