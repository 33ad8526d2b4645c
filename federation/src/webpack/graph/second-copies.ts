import type { Compilation } from "webpack";

/** Libraries whose state or context must exist once in the page: they come with the shell. */
const singletons =
  /[\\/]node_modules[\\/](react|react-dom|react-router(?:-dom)?|react-redux|@reduxjs|@fluentui|@griffel|formik)[\\/]/;

/**
 * Our own code that is shared, bundled by mistake through another import than its doors. `shared-sheets` and these
 * rooms are none of it: each app bundles what it uses of them, for they hold nothing that must exist once.
 */
const doors =
  /[\\/](shared-auth|shared-ui|shared-pages)[\\/](?:src|dist)[\\/](?!(?:address|claim|export|filters|map|marks|push|selection|slot|spreadsheet)[\\/])/;

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
