import type { SectionProgress } from "./section-progress";
import { useSectionInView } from "./use-section-in-view";
import { PeopleHere } from "../presence/people-here";
import { type PresenceOn, usePresence } from "../presence/use-presence";

type Props = { on: PresenceOn; sections: readonly SectionProgress[] };

/** Shows who else looks at a sheet, and tells them of this page. */
export default function Presence({ on, sections }: Props) {
  const section = useSectionInView(sections.map(({ id }) => id));
  const people = usePresence(on, section);
  return <PeopleHere people={people} titleOf={(anchor) => sections.find(({ id }) => id === anchor)?.title} />;
}
