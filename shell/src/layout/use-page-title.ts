import { useGetMeQuery } from "@coulisses/shared-auth";
import { greeting } from "@coulisses/shared-domain/navigation/greeting";
import { useGivenHeading } from "@coulisses/shared-ui/base";
import { useState } from "react";
import { useDecision } from "../page/use-decision";

/** The title of the present page: the heading, and the tab's title until the page sets its own. */
export function usePageTitle(): { heading: string; tab: string; isHome: boolean } {
  const decision = useDecision();
  const { data: me } = useGetMeQuery();
  const given = useGivenHeading();
  const [arrival] = useState(() => ({ now: new Date(), chance: Math.random() }));
  if (decision.kind === "not-found") return { heading: "", tab: "404 Not Found", isHome: false };
  if (decision.kind !== "show") return { heading: "", tab: "Coulisses", isHome: false };
  const { path, title } = decision.page;
  const isHome = path === "/";
  const heading = given ?? (isHome && me !== undefined ? greeting(me, arrival) : title);
  return { heading, tab: title, isHome };
}
