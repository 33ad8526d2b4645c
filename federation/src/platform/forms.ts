export { Form, Formik, useFormik, useFormikContext } from "formik";
export type { FormikErrors, FormikHelpers } from "formik";
export { array, boolean, date, number, object, ref, string } from "yup";
export type { InferType } from "yup";
