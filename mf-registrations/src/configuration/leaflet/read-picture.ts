import { LEAFLET } from "@coulisses/shared-domain/planning/leaflet";

/** Pixels of the longer side: 150 points an inch on a page. */
const LONGEST = 1_600;
const qualities = [0.85, 0.7, 0.5, 0.3];

/** A picture as a JPEG that a page of the leaflet can hold, as a data URL; the French reason when it can't be read. */
export async function readPicture(file: File): Promise<{ picture: string } | { problem: string }> {
  const address = URL.createObjectURL(file);
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
  } catch {
    return { problem: "Cette image n'est pas lisible" };
  } finally {
    URL.revokeObjectURL(address);
  }
  const scale = Math.min(1, LONGEST / Math.max(image.naturalWidth, image.naturalHeight));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(image.naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(image.naturalHeight * scale));
  const context = canvas.getContext("2d");
  if (context === null) return { problem: "Cette image n'est pas lisible" };
  // What is transparent is paper.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const picture = qualities
    .map((quality) => canvas.toDataURL("image/jpeg", quality))
    .find((one) => one.length <= LEAFLET.picture.max);
  return picture === undefined ? { problem: "Cette image est trop lourde" } : { picture };
}
