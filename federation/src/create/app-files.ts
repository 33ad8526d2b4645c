import { CONTRACT } from "../contract/contract";

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Every file of a new feature app with one page, by its path in the app's folder. */
export function appFiles(name: string): Record<string, string> {
  const topic = name.replace(/^mf-/, "");
  const words = topic.split("-");
  const title = capitalized(words.join(" "));
  const component = `${words.map(capitalized).join("")}Page`;
  return {
    "feature.json": json({
      $schema: "../federation/feature.schema.json",
      name,
      contract: CONTRACT,
      pages: [
        {
          path: `/${topic}`,
          title,
          icon: "home",
          mobile: true,
          favorite: true,
          menu: { group: "main", order: 900 },
          keywords: [topic],
        },
      ],
      cards: [],
    }),
    "package.json": json({
      name: `@coulisses/${name}`,
      version: "1.0.0",
      private: true,
      type: "module",
      description: `Feature app: ${words.join(" ")}`,
      scripts: {
        build: "federation build",
        dev: "federation dev",
        test: "jest",
        lint: "eslint . --max-warnings 0",
        typecheck: "tsc -b",
      },
      dependencies: {
        "@coulisses/federation": "*",
        "@coulisses/shared-auth": "*",
        "@coulisses/shared-domain": "*",
        "@coulisses/shared-ui": "*",
        react: "^19.3.0",
      },
    }),
    "tsconfig.json": json({
      extends: "../tsconfig.base.json",
      compilerOptions: {
        noEmit: true,
        tsBuildInfoFile: ".types/tsconfig.tsbuildinfo",
        lib: ["ES2023", "DOM", "DOM.Iterable"],
        types: ["jest", "@testing-library/jest-dom"],
      },
      include: ["src"],
      references: ["shared-domain", "shared-auth", "shared-ui", "federation"].map((folder) => ({
        path: `../${folder}`,
      })),
    }),
    "jest.config.js": `import { jestPreset } from "../jest.preset.js";

export default jestPreset("browser");
`,
    "src/feature.tsx": `import type { Feature } from "@coulisses/federation/feature";

export default {
  pages: {
    "/${topic}": () => import("./${topic}/${topic}-page"),
  },
  cards: {},
} satisfies Feature;
`,
    "src/feature.test.ts": `import declaration from "../feature.json";
import feature from "./feature";

test("every page of the menu has its component, and no other is there", () => {
  expect(Object.keys(feature.pages).sort()).toEqual(declaration.pages.map(({ path }) => path).sort());
});
`,
    [`src/${topic}/${topic}-page.tsx`]: `import { Surface, Text } from "@coulisses/shared-ui/base";

export default function ${component}() {
  return (
    <Surface title="${title}">
      <Text as="p">Cette page vient d'être créée.</Text>
    </Surface>
  );
}
`,
    [`src/${topic}/${topic}-page.test.tsx`]: `import { ThemeProvider } from "@coulisses/shared-ui/base";
import { render, screen } from "@testing-library/react";
import ${component} from "./${topic}-page";

test("someone reads what the page is about", () => {
  render(
    <ThemeProvider theme="blue-light">
      <${component} />
    </ThemeProvider>,
  );
  expect(screen.getByText("Cette page vient d'être créée.")).toBeVisible();
});
`,
  };
}
