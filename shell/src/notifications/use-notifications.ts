import { useNavigate } from "@coulisses/shared-pages/router";
import { useSession } from "@coulisses/shared-auth";
import { useEffect } from "react";
import type { WorkerMessage } from "../installation/worker-messages";
import { AFTER_FIRST_SCREEN } from "../offline/use-offline-reads";

/**
 * Opens the page of a pressed notification, and restores reminders for a person who chose them on this
 * device.
 */
export function useNotifications(): void {
  const navigate = useNavigate();
  const { userId } = useSession();
  useEffect(() => {
    const container = "serviceWorker" in navigator ? navigator.serviceWorker : undefined;
    const hear = ({ data }: MessageEvent<WorkerMessage>) => {
      if (data.type === "open") void navigate(data.path);
    };
    container?.addEventListener("message", hear);
    return () => container?.removeEventListener("message", hear);
  }, [navigate]);
  useEffect(() => {
    // Without the permission there is nothing to restore, and the code is not loaded.
    if (userId === null || !("Notification" in window) || Notification.permission !== "granted") return;
    const timer = setTimeout(() => {
      import("@coulisses/shared-pages/push")
        .then(({ restorePush }) => restorePush(userId))
        .catch(() => undefined);
    }, AFTER_FIRST_SCREEN);
    return () => clearTimeout(timer);
  }, [userId]);
}
