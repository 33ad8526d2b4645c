const declaration =
  /(?:"([^"]+)"|'([^']+)'|(\w+))\s*:\s*\(\)\s*=>\s*import\(\s*(?:\/\*.*?\*\/\s*)*["']([^"']+)["']/gs;

/**
 * The pages and cards that feature.tsx declares, with the module imported for each.
 * Reading the text is enough because that file does nothing but declare.
 */
export function declaredImports(source: string): Map<string, string> {
  return new Map(
    Array.from(source.matchAll(declaration), ([, double, single, bare, request]) => [
      double ?? single ?? bare ?? "",
      request ?? "",
    ]),
  );
}
