import { notify } from "@coulisses/shared-auth/session";
import { type ReactNode, Suspense, use, useEffect } from "react";
import { isMissingCode } from "./missing-code";

type Load<Part> = () => Promise<{ default: Part }>;

const loads = new WeakMap<Load<unknown>, Promise<unknown>>();

/** Undefined when the code does not come, even at the second try; its own errors are thrown. */
function ask<Part>(load: Load<Part>): Promise<Part | undefined> {
  const part = loads.get(load) as Promise<Part | undefined> | undefined;
  if (part) return part;
  const loading = load()
    .catch(load)
    .then(
      (module) => module.default,
      (cause: unknown) => {
        if (isMissingCode(cause)) return undefined;
        throw cause;
      },
    );
  loads.set(load, loading);
  return loading;
}

export type LatePartProps<Part> = {
  /** The same function each time. */
  load: Load<Part>;
  /** Called when its code did not come; the next display asks for it again. */
  onMissing: () => void;
  /** Shown while the code comes. @default null */
  fallback?: ReactNode;
  children: (Part: Part) => ReactNode;
};

/**
 * A rarely needed part, such as a dialog: its code is loaded when it is shown, and a failure affects nothing
 * else.
 */
export function LatePart<Part>({ fallback = null, ...props }: LatePartProps<Part>) {
  return (
    <Suspense fallback={fallback}>
      <Arrived {...props} />
    </Suspense>
  );
}

function Arrived<Part>({ load, onMissing, children }: LatePartProps<Part>) {
  const Part = use(ask(load));
  const isMissing = Part === undefined;
  useEffect(() => {
    if (!isMissing) return;
    loads.delete(load);
    onMissing();
  }, [isMissing, load, onMissing]);
  return isMissing ? null : children(Part);
}

export function notifyMissingCode(): void {
  notify({
    type: "error",
    message: "Cette partie n'a pas pu être téléchargée. Vérifie ta connexion et réessaie.",
  });
}
