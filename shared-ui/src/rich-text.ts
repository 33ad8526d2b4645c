export { RichText, type RichTextProps } from "./rich-text/rich-text";
export { RichTextField, type RichTextFieldProps } from "./rich-text/rich-text-field";
