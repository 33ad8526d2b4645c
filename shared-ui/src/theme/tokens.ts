import { tokens as fluentTokens } from "@fluentui/react-components";
import { productTokens } from "./product-tokens";

/** Every colour, size and duration, as CSS variables of the theme in force. */
export const tokens = { ...fluentTokens, ...productTokens };
