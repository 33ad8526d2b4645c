import { createContext, type RefObject, use, useEffectEvent, useLayoutEffect } from "react";

type Leave = () => void;

/** The fields of one form, as it needs them: `useForm` asks, and the fields below `FormFieldsContext` enter themselves. */
export type FormFields = {
  /** A field holds a text that it has not read yet; `read` hands over its value, or shows why it can't and answers false. */
  enterUnread: (read: () => boolean) => Leave;
  /** A field shows a problem. */
  enterWrong: (frame: RefObject<HTMLElement | null>) => Leave;
  /** The person has a choice to make before anything else. */
  enterChoice: (focus: () => void) => Leave;
  hasUnread: () => boolean;
  /** Has every field read its text; answers whether all could. */
  read: () => boolean;
  /** The control of the first field on screen that shows a problem. */
  firstWrong: () => HTMLElement | undefined;
  focusChoice: () => void;
  /** Calls `onChange` when a field begins or ceases to hold an unread text. */
  subscribe: (onChange: () => void) => Leave;
};

/** The register of the fields of one form: `useState(createFormFields)`. */
export function createFormFields(): FormFields {
  const unread = new Set<() => boolean>();
  const wrong = new Set<RefObject<HTMLElement | null>>();
  const choices = new Set<() => void>();
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((onChange) => onChange());
  return {
    enterUnread(read) {
      const leave = entered(unread, read);
      tell();
      return () => {
        leave();
        tell();
      };
    },
    enterWrong: (frame) => entered(wrong, frame),
    enterChoice: (focus) => entered(choices, focus),
    hasUnread: () => unread.size > 0,
    read: () => [...unread].map((read) => read()).every(Boolean),
    firstWrong: () =>
      [...wrong]
        .flatMap(({ current }) => current?.querySelector<HTMLElement>("[aria-invalid='true']") ?? [])
        .sort((one, other) =>
          one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
        )[0],
    focusChoice: () => choices.forEach((focus) => focus()),
    subscribe: (onChange) => entered(listeners, onChange),
  };
}

function entered<Entry>(entries: Set<Entry>, entry: Entry): Leave {
  entries.add(entry);
  return () => void entries.delete(entry);
}

/** The form around a field, if there is one. */
export const FormFieldsContext = createContext<FormFields | undefined>(undefined);

/** Enters a field among those that hold an unread text, as long as it does. */
export function useUnreadField(isUnread: boolean, read: () => boolean): void {
  const fields = use(FormFieldsContext);
  const readNow = useEffectEvent(read);
  useLayoutEffect(() => (isUnread ? fields?.enterUnread(() => readNow()) : undefined), [fields, isUnread]);
}

/** Enters a field among those that show a problem, as long as it does. */
export function useWrongField(isWrong: boolean, frame: RefObject<HTMLElement | null>): void {
  const fields = use(FormFieldsContext);
  useLayoutEffect(() => (isWrong ? fields?.enterWrong(frame) : undefined), [fields, frame, isWrong]);
}
