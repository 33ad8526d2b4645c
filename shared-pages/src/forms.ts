/** The door to forms: Formik and yup exist once in the page and come when the first form opens. */
export { array, boolean, date, mixed, number, object, string } from "yup";
export { FestivalStart } from "./form/festival-start";
export { rule, rules } from "./form/rules";
export type { Form, Refusal, SendOutcome } from "./form/form";
export { useNewSheet } from "./form/use-new-sheet";
export { useSure } from "./form/use-sure";
export { useFinish, useForm } from "./form/use-form";
