import type { SectionProgress } from "../page/section-progress";
import { useSectionInView } from "../page/use-section-in-view";
import { PeopleHere } from "./people-here";
import { type PresenceOn, usePresence } from "./use-presence";

type Props = { on: PresenceOn; sections: readonly SectionProgress[] };

/** Shows who else looks at a sheet, and tells them of this page. */
export default function Presence({ on, sections }: Props) {
  const section = useSectionInView(sections.map(({ id }) => id));
  const people = usePresence(on, section);
  return <PeopleHere people={people} titleOf={(anchor) => sections.find(({ id }) => id === anchor)?.title} />;
}
