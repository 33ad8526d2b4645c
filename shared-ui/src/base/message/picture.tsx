import { late } from "../../behaviour/late";
import type { PictureName } from "./pictures";

/** The height of every picture, kept while it comes, so that nothing moves. */
const room = () => <div style={{ height: "104px" }} />;

/** A picture of an empty state: its drawings come after the page, and a page does without them. */
export const Picture = late<{ name: PictureName }>(() => import("./pictures"), {
  waiting: room,
  failed: room,
});
