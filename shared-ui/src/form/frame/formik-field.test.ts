import { type FormBag, formikField } from "./formik-field";

type Values = { name: string; power: number | null };
const form = (state: Partial<FormBag<Values>>): FormBag<Values> => ({
  values: { name: "Bal folk", power: null },
  errors: {},
  touched: {},
  submitCount: 0,
  setFieldValue: jest.fn(),
  setFieldTouched: jest.fn(),
  ...state,
});

it("gives a field its value, and the form its changes", () => {
  const bag = form({});
  const field = formikField(bag, "name");
  expect(field.value).toBe("Bal folk");
  field.onChange("Bal");
  expect(bag.setFieldValue).toHaveBeenCalledWith("name", "Bal");
  field.onBlur();
  expect(bag.setFieldTouched).toHaveBeenCalledWith("name");
});

it("says what is wrong once the field was left, or the form sent", () => {
  const errors = { name: "Ce champ est requis" };
  expect(formikField(form({ errors }), "name").error).toBeUndefined();
  expect(formikField(form({ errors, touched: { name: true } }), "name").error).toBe("Ce champ est requis");
  expect(formikField(form({ errors, submitCount: 1 }), "name").error).toBe("Ce champ est requis");
  expect(formikField(form({ errors, submitCount: 1 }), "power").error).toBeUndefined();
});
