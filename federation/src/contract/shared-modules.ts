/**
 * The modules that exist once in the page. The shell provides each, a feature app bundles none. Written as
 * feature apps import them.
 */
export const sharedModules = [
  "react",
  "react/jsx-runtime",
  "@coulisses/shared-auth",
  "@coulisses/shared-ui/base",
  "@coulisses/shared-ui/filters",
  "@coulisses/shared-ui/form",
  "@coulisses/shared-ui/data",
  "@coulisses/shared-ui/overlay",
  "@coulisses/shared-ui/rich-text",
  "@coulisses/shared-ui/icons",
  "@coulisses/shared-pages/router",
  "@coulisses/shared-pages/forms",
] as const;

/** The import of a shared module. */
export type SharedModule = (typeof sharedModules)[number];

/** The names of shared modules at the contract before, which the shell gives as well as long as it runs that contract. */
export const formerDoors: Readonly<Record<string, SharedModule>> = {
  "@coulisses/federation/platform/router": "@coulisses/shared-pages/router",
  "@coulisses/federation/platform/forms": "@coulisses/shared-pages/forms",
};

/**
 * The names that moved to another shared module, by the one of before, which still gives them. A build that
 * takes them there is warned.
 */
export const movedNames: Partial<Record<SharedModule, Readonly<Record<string, SharedModule>>>> = {
  "@coulisses/shared-ui/form": movedTo("@coulisses/shared-ui/filters", [
    "CategoryPicker",
    "Chosen",
    "FilterBar",
    "PersonPicker",
    "SearchField",
    "SearchPicker",
    "SelectField",
    "SwitchField",
    "TeamPicker",
  ]),
};

function movedTo(door: SharedModule, names: readonly string[]): Record<string, SharedModule> {
  return Object.fromEntries(names.map((name) => [name, door]));
}

/** The names of a build that are to be taken from another shared module, in words. */
export function movedIn(imports: Readonly<Record<string, readonly string[]>>): string[] {
  const moved: Readonly<Record<string, Readonly<Record<string, SharedModule>> | undefined>> = movedNames;
  return Object.entries(imports).flatMap(([door, names]) =>
    names.flatMap((name) => {
      const home = moved[door]?.[name];
      return home === undefined
        ? []
        : [`${name} moved from ${door}: import it from ${home}, the next contract drops it here`];
    }),
  );
}

/** The same by former name as well, of what is said by shared module. */
export function withFormerDoors<Said>(byDoor: Readonly<Record<string, Said>>): Record<string, Said> {
  const former = Object.entries(formerDoors).flatMap(([before, door]) => {
    const said = byDoor[door];
    return said === undefined ? [] : [[before, said] as const];
  });
  return { ...byDoor, ...Object.fromEntries(former) };
}

const router = ["react-router-dom"];
const store = ["@reduxjs/toolkit", "react-redux"];
const react = ["react", "react-dom"];
const design = ["@griffel/react"];

/** The libraries whose state exists once in the page, by the door that they come through. */
export const librariesOf: Readonly<Record<string, readonly string[]>> = {
  react,
  "react/jsx-runtime": react,
  "@coulisses/shared-auth": store,
  "@coulisses/shared-ui/base": design,
  "@coulisses/shared-pages/router": router,
  "@coulisses/shared-pages/forms": ["formik", "yup"],
} satisfies Partial<Record<SharedModule, readonly string[]>>;
