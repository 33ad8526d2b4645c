export { default } from "@coulisses/shared-ui/storybook/preview";
