/** True when some address matches both: `/fa/:id` and `/fa/:x`, `/fa/:id` and `/fa/1`. */
export function overlap(one: string, other: string): boolean {
  const [left, right] = [one.split("/"), other.split("/")];
  return left.length === right.length && left.every((segment, at) => meet(segment, right[at] ?? ""));
}

function meet(one: string, other: string): boolean {
  // A parameter is never empty: `/` does not match `/:x`.
  if (one.startsWith(":")) return other !== "";
  return other.startsWith(":") ? one !== "" : one === other;
}
