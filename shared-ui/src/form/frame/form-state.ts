import type { ReactNode } from "react";
import type { FormFields } from "../../base/field/form-fields";

/**
 * What the frames of a form need of it, as `useForm` answers it. Naming it here keeps Formik and yup, which
 * `useForm` brings, out of the pages that have no form yet.
 */
export type FormState = {
  /** Sends the form, or shows what is wrong. */
  submit: () => void;
  /** It is on its way. */
  sending: boolean;
  /** Why the server did not take it, in French, where no field shows it. */
  refusal: string | undefined;
  /** Somebody else has changed the same thing; without `takeTheirs`, taking theirs closes the form. */
  conflict: { theirs?: ReactNode; keepMine: () => void; takeTheirs?: () => void } | undefined;
  /** Closes the form; asks first when what was typed in it would be lost. */
  leave?: (close: () => void) => void;
  /** What it holds was typed before the page went away; `discard` starts anew. */
  draft?: { discard: () => void } | undefined;
  /** Its fields, to go around them in `FormFieldsContext`. */
  fields: FormFields;
};

/** Closes a form by its own `leave`, where it has one. */
export const leaveForm = ({ leave }: FormState, close: () => void) => (leave ? leave(close) : close());
