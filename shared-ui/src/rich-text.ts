export { RichText, type RichTextProps } from "./rich-text/rich-text";
export {
  AutosaveRichText,
  type AutosaveRichTextProps,
  RichTextField,
  type RichTextFieldProps,
} from "./rich-text/rich-text-field";
