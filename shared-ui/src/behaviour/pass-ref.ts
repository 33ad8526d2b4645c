import type { Ref } from "react";

/** Fluent's components take a ref to their element, but their types, made for React 18, say `never`. */
export function passRef<T>(ref: Ref<T> | undefined): object {
  return ref ? { ref } : {};
}
