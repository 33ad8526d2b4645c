import { storybook } from "@coulisses/shared-ui/storybook";

export default storybook(["../src/**/*.stories.tsx"]);
