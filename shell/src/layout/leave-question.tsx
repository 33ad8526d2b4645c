import { useDeparture } from "@coulisses/federation/platform/router";
import { LeaveDialog } from "@coulisses/shared-ui/overlay";

/** The one question of the site before something unsaved is lost. */
export function LeaveQuestion() {
  const departure = useDeparture();
  return departure && <LeaveDialog onStay={departure.stay} onLeave={departure.leave} />;
}
