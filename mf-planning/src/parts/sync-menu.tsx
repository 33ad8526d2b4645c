import { useCan, useFestival, useNotify } from "@coulisses/shared-auth";
import { PageAction } from "@coulisses/shared-ui/base";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { ConfirmDialog, Menu } from "@coulisses/shared-ui/overlay";
import { useState } from "react";
import { useRevokeCalendarLinkMutation } from "../api/calendar-api";
import { useCalendarLink } from "./use-calendar-link";

const googleAddress = (link: string) =>
  `https://calendar.google.com/calendar/render?${new URLSearchParams({ cid: link }).toString()}`;
const outlookAddress = (name: string) => (link: string) =>
  `https://outlook.live.com/calendar/0/addcalendar?${new URLSearchParams({
    name,
    // Outlook on the web takes `https` only.
    url: link.replace(/^webcal:/, "https:"),
  }).toString()}`;

/**
 * Subscribes a calendar to one's own planning; empty without the permission. The link is personal, so this is
 * for one's own page only.
 */
export function SyncMenu() {
  const notify = useNotify();
  const festival = useFestival();
  const { copy, open, openAt } = useCalendarLink();
  const [revoke, { isLoading }] = useRevokeCalendarLinkMutation();
  const [asksToRevoke, setAsksToRevoke] = useState(false);
  const name = `Planning ${festival?.name ?? ""}`.trim();
  const confirm = async () => {
    const { error } = await revoke();
    if (error === undefined) notify({ type: "success", message: "Lien désactivé" });
    setAsksToRevoke(false);
  };

  if (!useCan("sync-planning")) return null;
  return (
    <>
      <Menu
        label="Synchroniser mon agenda"
        trigger={
          <PageAction
            label="Synchroniser mon agenda"
            icon={<UiIcon name="calendar-sync" />}
            wordsFrom={1440}
          />
        }
        items={[
          { label: "Google Calendar", onSelect: () => void openAt(googleAddress) },
          { label: "Microsoft Outlook", onSelect: () => void openAt(outlookAddress(name)) },
          { label: "Apple, Thunderbird…", onSelect: () => void open() },
          { label: "Obtenir le lien", icon: <UiIcon name="copy" />, onSelect: () => void copy() },
          "divider",
          { label: "Désactiver le lien", danger: true, onSelect: () => setAsksToRevoke(true) },
        ]}
      />
      <ConfirmDialog
        open={asksToRevoke}
        title="Désactiver le lien de ton agenda"
        confirmLabel="Désactiver"
        danger
        loading={isLoading}
        onConfirm={() => void confirm()}
        onClose={() => setAsksToRevoke(false)}
      >
        Les agendas abonnés ne seront plus à jour. Tu pourras les abonner à nouveau, avec un autre lien.
      </ConfirmDialog>
    </>
  );
}
