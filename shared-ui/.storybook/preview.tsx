import preview from "../src/storybook/preview";

// Storybook reads the tags and the order without running this file: they stand here, as they are.
export default {
  ...preview,
  tags: ["autodocs"],
  parameters: {
    ...preview.parameters,
    options: {
      storySort: {
        order: [
          "introduction",
          "foundations",
          "patterns",
          "pages",
          "base",
          "form",
          "data",
          "overlay",
          "rich-text",
          "icons",
          "sheet",
          "mails",
        ],
      },
    },
  },
};
