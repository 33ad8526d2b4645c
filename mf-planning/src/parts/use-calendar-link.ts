import { copyText } from "@coulisses/shared-auth";
import { useAskForCalendarLinkMutation } from "../api/calendar-api";

/** What one can do with the link of one's own calendar; each asks for it first, and the server says why it can't. */
export function useCalendarLink() {
  const [ask] = useAskForCalendarLinkMutation();

  const copy = async () => {
    const link = await linkFrom(ask().unwrap());
    if (link === undefined) return;
    await copyText(link, "Lien copié ✅", `La copie n'a pas marché. Ton lien : ${link}`);
  };

  /** In the calendar of the device. */
  const open = async () => {
    const link = await linkFrom(ask().unwrap());
    if (link !== undefined) followLink(link);
  };

  /** In a tab that opens at once: browsers refuse one that comes after an answer. */
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
