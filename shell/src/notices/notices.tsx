import { notices } from "@coulisses/shared-auth/session";
import { useSyncExternalStore } from "react";
import { LatePart } from "../root/late-part";

const loadSnackbar = () => import("./notice-snackbar");

/** The snackbar's code comes with the first notice; without it a notice is lost, the next one asks again. */
export function Notices() {
  const notice = useSyncExternalStore(notices.subscribe, notices.first);
  if (notice === undefined) return null;
  return (
    <LatePart load={loadSnackbar} onMissing={notices.removeFirst}>
      {(NoticeSnackbar) => <NoticeSnackbar notice={notice} />}
    </LatePart>
  );
}
