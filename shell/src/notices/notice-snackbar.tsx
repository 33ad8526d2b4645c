import { type NoticeToShow, notices } from "@coulisses/shared-auth/session";
import { Snackbar } from "@coulisses/shared-ui/overlay";
import { useEffect, useState } from "react";

/** A fifth of a standard transition, in milliseconds: the pause between two notices. */
const PAUSE = 60;

type NoticeSnackbarProps = { notice: NoticeToShow };

export default function NoticeSnackbar({ notice }: NoticeSnackbarProps) {
  const [dismissedId, setDismissedId] = useState<number>();
  const isDismissed = dismissedId === notice.id;
  useEffect(() => {
    if (!isDismissed) return;
    const timer = setTimeout(notices.removeFirst, PAUSE);
    return () => {
      clearTimeout(timer);
    };
  }, [isDismissed]);
  if (isDismissed) return null;
  return (
    <Snackbar
      key={notice.id}
      notification={notice}
      onDismiss={() => {
        setDismissedId(notice.id);
      }}
    />
  );
}
