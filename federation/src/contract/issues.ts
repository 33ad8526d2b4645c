import * as v from "valibot";

/** Every reason why a document does not pass, with where it stands in the document. */
export function issuesOf(issues: readonly v.BaseIssue<unknown>[]): string {
  return issues
    .map((issue) => {
      const path = v.getDotPath(issue);
      return path ? `${path}: ${issue.message}` : issue.message;
    })
    .join("; ");
}
