/** The colours of a mail: its card and its texts, light and dark. */
export const mailColors = {
  light: { page: "#f4f4f4", card: "#ffffff", text: "#1b2b31", quiet: "#5a6b72" },
  dark: { page: "#16191b", card: "#24292c", text: "#f2f4f5", quiet: "#b4c0c5" },
} as const;
