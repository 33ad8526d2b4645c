import preview from "@coulisses/shared-ui/storybook/preview";

// Storybook reads the tags without running this file.
export default { ...preview, tags: ["autodocs"] };
