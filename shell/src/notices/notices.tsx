import { notices } from "@coulisses/shared-auth/session";
import { late } from "@coulisses/shared-ui/base";
import { useEffect, useSyncExternalStore } from "react";

const loadSnackbar = () => import("./notice-snackbar");
/** A file that did not come is asked for once more. */
const NoticeSnackbar = late(() => loadSnackbar().catch(loadSnackbar), { failed: () => <LostNotice /> });

/** The snackbar's code comes with the first notice; without it a notice is lost, the next one asks again. */
export function Notices() {
  const notice = useSyncExternalStore(notices.subscribe, notices.first);
  return notice && <NoticeSnackbar key={notice.id} notice={notice} />;
}

function LostNotice() {
  useEffect(() => notices.removeFirst(), []);
  return null;
}
