import type { ReactNode } from "react";
import type { FormFields } from "../../base/field/form-fields";

/**
 * The part of `useForm` that the frames of a form need. Naming it here keeps Formik and yup out of pages
 * without a form yet.
 */
export type FormState = {
  /** Sends the form, or shows its errors. */
  submit: () => void;
  /** True while it is being sent. */
  sending: boolean;
  /** The server's refusal that no field shows, in French. */
  refusal: string | undefined;
  /** Another person has changed the same thing; without `takeTheirs`, taking theirs closes the form. */
  conflict:
    | { theirs?: ReactNode; by?: string | undefined; keepMine: () => void; takeTheirs?: () => void }
    | undefined;
  /** Closes the form; asks first when typed values would be lost. */
  leave?: (close: () => void) => void;
  /** Set when the values come from a draft; `discard` starts anew. */
  draft?: { discard: () => void } | undefined;
  /** Its fields, to go around them in `FormFieldsContext`. */
  fields: FormFields;
};

/** Closes a form through its own `leave`, if it has one. */
export const leaveForm = ({ leave }: FormState, close: () => void) => (leave ? leave(close) : close());
