import type { Compiler } from "webpack";
import webpack from "webpack";

const { RuntimeGlobals, RuntimeModule, Template } = webpack;

/**
 * Asks for a failed file again under an address that no browser, proxy or preload has an answer for. The same
 * for all files of an entry that was itself asked for again.
 */
export class FreshAddressPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap("FreshAddress", (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunk)
        .tap("FreshAddress", (chunk) => {
          compilation.addRuntimeModule(chunk, new FreshAddressModule());
        });
    });
  }
}

class FreshAddressModule extends RuntimeModule {
  constructor() {
    // After the run time functions that it wraps.
    super("fresh address", RuntimeModule.STAGE_TRIGGER);
  }

  override generate(): string {
    const { ensureChunk, getChunkScriptFilename, getChunkCssFilename } = RuntimeGlobals;
    return Template.asString([
      'const again = /\\?retry=\\w+$/.exec(typeof document === "undefined" ? "" : (document.currentScript || {}).src)?.[0] ?? "";',
      "const failed = {};",
      `for (const name of ${JSON.stringify([getChunkScriptFilename, getChunkCssFilename].map(keyOf))}) {`,
      Template.indent([
        `const nameOf = ${RuntimeGlobals.require}[name];`,
        `if (nameOf) ${RuntimeGlobals.require}[name] = (id) => nameOf(id) + (failed[id] ?? again);`,
      ]),
      "}",
      `const ensure = ${ensureChunk};`,
      `${ensureChunk} = (id, ...how) => ensure(id, ...how).catch((error) => {`,
      Template.indent(["failed[id] = `?retry=${Date.now().toString(36)}`;", "throw error;"]),
      "});",
    ]);
  }
}

/** `__webpack_require__.u` is the key `u`. */
function keyOf(global: string): string {
  return global.slice(global.lastIndexOf(".") + 1);
}
