import type { ActivityForCommunication } from "@coulisses/shared-domain/contract/activity-dashboards";
import { activityCategoryLabel } from "@coulisses/shared-domain/festival-activity/sections/categories";
import { photoAddress } from "@coulisses/shared-domain/festival-activity/sections/photo-link";
import { formatTimeWindows } from "@coulisses/shared-domain/festival-event/time-window";

const BLOCKS = "p, li, h1, h2, h3, h4, ul, ol, br, div";

/** The text of a description, a line for each of its paragraphs and items. */
function textOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  body.querySelectorAll("script, style").forEach((element) => element.remove());
  body.querySelectorAll("li").forEach((item) => item.prepend("- "));
  body.querySelectorAll(BLOCKS).forEach((block) => block.after("\n"));
  return (body.textContent ?? "")
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n[\n ]*/g, "\n")
    .trim();
}

/** An animation in plain text, to be pasted into a site or a leaflet; a part that is missing has no line. */
export function publicationText(animation: ActivityForCommunication): string {
  const { name, isFlagship, timeWindows, categories, description, photoLink } = animation;
  const parts = [
    isFlagship ? `${name} (animation phare)` : name,
    formatTimeWindows(timeWindows).join("\n"),
    categories.map(activityCategoryLabel).join(", "),
    textOf(description ?? ""),
    photoLink ? `Photo : ${photoAddress(photoLink)}` : "",
  ];
  return parts.filter((part) => part !== "").join("\n\n");
}
