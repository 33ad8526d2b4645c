/**
 * Older versions of Node lack type stripping and import.meta.dirname: a clear message instead of an obscure
 * failure.
 */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Coulisses a besoin de Node 20.19 ou plus récent ; celui-ci est ${process.version}.`);
  process.exit(1);
}
