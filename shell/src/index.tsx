import { session, sessionHint } from "@coulisses/shared-auth/session";
import { createRoot } from "react-dom/client";
import { startInstallation } from "./installation/start";
import { tellErrors } from "./client-errors/tell-errors";
import { prefetchApplication } from "./load-application";
import { Root } from "./root";
import { watchUncaughtErrors } from "./root/uncaught-errors";

watchUncaughtErrors(window);
tellErrors();
startInstallation();
// The session is asked for while the code is still loading.
session.start();
if (sessionHint.isSet()) prefetchApplication();

const place = document.getElementById("root");
if (place === null) throw new Error("The page has no place for the application.");
createRoot(place).render(<Root />);
