import { makeStaticStyles } from "@griffel/react";
import { MOBILE_WIDTH } from "../theme/media";

/**
 * On a phone whatever a finger presses is 44 px high at least. Fluent's classes twice outweigh its own sizes, in
 * dialogs and sheets too, which stand outside of the page.
 */
export const useTouchTargets = makeStaticStyles(`@media (max-width: ${MOBILE_WIDTH}px) {
  .fui-Button.fui-Button { min-width: 44px; min-height: 44px; }
  .fui-Input.fui-Input, .fui-Combobox.fui-Combobox { min-height: 44px; }
  .fui-Select__select.fui-Select__select { height: 44px; }
  .fui-Switch.fui-Switch, .fui-Checkbox.fui-Checkbox, .fui-Radio.fui-Radio { min-height: 44px; align-items: center; }
}`);
