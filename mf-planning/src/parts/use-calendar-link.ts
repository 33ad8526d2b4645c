import { copyText } from "@coulisses/shared-auth";
import { useAskForCalendarLinkMutation } from "../api/calendar-api";

/** Actions on the link of one's own calendar; each asks the server for it, whose refusal is shown. */
export function useCalendarLink() {
  const [ask] = useAskForCalendarLinkMutation();

  const copy = async () => {
    const link = await linkFrom(ask().unwrap());
    if (link === undefined) return;
    await copyText(link, "Lien copié ✅", `La copie n'a pas marché. Ton lien : ${link}`);
  };

  /** Opens it in the device's calendar. */
  const open = async () => {
    const link = await linkFrom(ask().unwrap());
    if (link !== undefined) followLink(link);
  };

  /** Opens the tab at once: browsers block one opened after an answer. */
  const openAt = async (addressFor: (link: string) => string) => {
    const tab = window.open("", "_blank");
    const link = await linkFrom(ask().unwrap());
    if (link === undefined) return tab?.close();
    if (tab === null) return followLink(addressFor(link));
    tab.opener = null;
    tab.location.replace(addressFor(link));
  };

  return { copy, open, openAt };
}

const linkFrom = (answer: Promise<{ link: string }>): Promise<string | undefined> =>
  answer.then(
    ({ link }) => link,
    () => undefined,
  );

function followLink(address: string): void {
  const anchor = document.createElement("a");
  anchor.href = address;
  anchor.click();
}
