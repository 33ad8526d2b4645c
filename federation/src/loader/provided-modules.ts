import type { SharedModule } from "../shared-modules";

/** How the shell gives each shared module: the compiler refuses a shell that forgets one. */
export type ProvidedModules = Readonly<Record<SharedModule, () => Promise<unknown>>>;
