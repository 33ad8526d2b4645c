import { makeStyles, mergeClasses, tokens } from "@coulisses/shared-ui/base";
import { UiIcon, type UiIconName } from "@coulisses/shared-ui/icons";
import { nameOfTeam, useReviewers } from "../review/reviewers";
import type { SectionState } from "./section-progress";

const useStyles = makeStyles({
  mark: {
    display: "inline-grid",
    placeItems: "center",
    flexShrink: 0,
    width: "20px",
    height: "20px",
    borderRadius: "50%",
  },
  done: { backgroundColor: tokens.validatedFill, color: tokens.validatedInk },
  missing: { backgroundColor: tokens.reviewFill, color: tokens.reviewInk },
  locked: { backgroundColor: tokens.draftFill, color: tokens.draftInk },
  refused: { backgroundColor: tokens.refusedFill, color: tokens.refusedInk },
  plain: { color: tokens.colorNeutralForeground3 },
});

const looks = {
  done: ["done", "check"],
  missing: ["missing", "warning"],
  locked: ["locked", "lock"],
  "partly-locked": ["locked", "lock"],
  refused: ["refused", "close"],
  plain: ["plain", "chevron-right"],
} as const satisfies Record<SectionState["kind"] | "plain", readonly [string, UiIconName]>;

/** The state of a section as a small disc, told apart without colour; its words stand beside it. */
export function SectionMark({ state }: { state: SectionState | undefined }) {
  const styles = useStyles();
  const [look, icon] = looks[state?.kind ?? "plain"];
  return (
    <span className={mergeClasses(styles.mark, styles[look])}>
      <UiIcon name={icon} size={14} />
    </span>
  );
}

const listing = new Intl.ListFormat("fr", { type: "conjunction" });

/** The state of a section in words, a line each; none for a section that has nothing to fill in. */
export function useWordsOf(): (state: SectionState | undefined) => readonly string[] {
  const reviewers = useReviewers();
  const names = (teams: readonly string[]) =>
    listing.format(teams.map((team) => nameOfTeam(team, reviewers)));
  return (state) => {
    switch (state?.kind) {
      case undefined:
        return [];
      case "done":
        return ["Rien ne manque"];
      case "missing":
        return state.reasons;
      case "locked":
        return [`Verrouillée par ${names(state.teams)}`];
      case "partly-locked":
        return [`Verrouillée en partie par ${names(state.teams)}`];
      case "refused":
        return [`À corriger pour ${names(state.teams)}`];
    }
  };
}
