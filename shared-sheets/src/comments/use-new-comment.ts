import { useSession } from "@coulisses/shared-auth";
import { useState } from "react";
import type { WriteEdit } from "../edit/send-edit";
import { findUnsaved, forgetUnsaved, keepUnsaved } from "../text/unsaved-texts";

/** A comment half written waits for its author, even after a reload. */
export function useNewComment<Sheet>(write: WriteEdit<Sheet>, sheetKey: string) {
  const { userId } = useSession();
  const key = `${userId}/${sheetKey}/feedback`;
  const [content, setContent] = useState(() => findUnsaved(key)?.draft ?? "");
  const [publishing, setPublishing] = useState(false);

  const change = (text: string) => {
    setContent(text);
    if (text.trim() === "") forgetUnsaved(key);
    else keepUnsaved(key, { base: "", draft: text });
  };
  const publish = async () => {
    const said = content.trim();
    if (said === "" || publishing) return;
    setPublishing(true);
    const { kind } = await write({ method: "POST", path: "feedbacks", body: { content: said } });
    setPublishing(false);
    if (kind === "saved") change("");
  };
  return { content, onChange: change, publishing, onPublish: () => void publish() };
}
