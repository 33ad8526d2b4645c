import type { Compilation } from "webpack";

/** Libraries whose state or context must exist once in the page: they come with the shell. */
const singletons =
  /[\\/]node_modules[\\/](react|react-dom|react-router(?:-dom)?|react-redux|@reduxjs|@fluentui|@griffel|formik)[\\/]/;

/**
 * Our own packages that are shared, bundled by mistake through another import than their doors. `shared-sheets` and
 * the filters in the address are none of them: each app bundles what it uses of them, for they hold nothing that must
 * exist once.
 */
const doors = /[\\/](shared-auth|shared-ui|shared-pages(?![\\/](?:src|dist)[\\/]address))[\\/](?:src|dist)[\\/]/;

/** The libraries of those that a feature app's build holds; there should be none. */
export function secondCopies(compilation: Compilation): string[] {
  const copies = new Set<string>();
  for (const module of compilation.modules) {
    const file = module.nameForCondition() ?? "";
    const library = singletons.exec(file)?.[1] ?? doors.exec(file)?.[1];
    if (library) copies.add(library);
  }
  return [...copies].sort();
}
