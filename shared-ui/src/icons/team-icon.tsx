import { useEffect, useSyncExternalStore } from "react";
import { Icon, type IconProps } from "../base/text/icon";
import { reviewerIcons } from "./reviewer-icons";

const disc = "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16z";

let loaded: Record<string, string> = {};
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

function load(): void {
  loading ??= import("./team-icons")
    .then(({ teamIcons }) => {
      loaded = teamIcons;
      listeners.forEach((changed) => changed());
    })
    .catch(() => {
      // The discs stay; the next chip tries again.
      loading = undefined;
    });
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** The icon of a team. */
type TeamIconProps = Omit<IconProps, "path"> & { /** `mdi-…`, as the team says. */ icon: string };

/** The icons loaded on demand; empty until then. */
function useOtherIcons(isNeeded: boolean): Record<string, string> {
  const others = useSyncExternalStore(
    subscribe,
    () => loaded,
    () => loaded,
  );
  useEffect(() => {
    if (isNeeded && Object.keys(others).length === 0) load();
  }, [isNeeded, others]);
  return others;
}

/** The icons that a team may have, as `mdi-…`; those of the reviewers alone until the others have come. */
export function useTeamIconNames(): string[] {
  const others = useOtherIcons(true);
  const names = [...new Set([...Object.keys(reviewerIcons), ...Object.keys(others)])];
  return names.sort().map((name) => `mdi-${name}`);
}

/** A team's icon; a disc until the set is there, or when the set lacks it. */
export function TeamIcon({ icon, ...props }: TeamIconProps) {
  const name = icon.replace(/^mdi-/, "");
  const atHand = reviewerIcons[name];
  const others = useOtherIcons(!atHand);
  return <Icon path={atHand ?? others[name] ?? disc} {...props} />;
}
