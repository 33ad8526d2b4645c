import { useSession } from "@coulisses/shared-auth";
import { OwnPlanningMenus } from "../parts/own-planning-menus";
import { OwnCode } from "./own-code";
import { PlanningView } from "./planning-view";

/** One's own planning: where and when one is expected. */
export default function MyPlanningPage() {
  const { userId } = useSession();
  return (
    userId !== null && (
      <PlanningView
        volunteerId={userId}
        isOwn
        actions={
          <>
            <OwnCode />
            <OwnPlanningMenus />
          </>
        }
      />
    )
  );
}
