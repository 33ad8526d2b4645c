import path from "node:path";
import webpack from "webpack";
import type {
  Configuration as ServerConfiguration,
  NextFunction,
  Request,
  Response,
} from "webpack-dev-server";
import WebpackDevServer from "webpack-dev-server";
import { declarationOf } from "../contract/feature";
import { developmentAddress } from "../contract/app-names";
import { isFeatureApp } from "../webpack/feature-folder";
import { isAllowedOrigin } from "../overrides/overrides";
import { configurationOf } from "../webpack/config";
import { readFeature } from "../webpack/feature-folder";
import type { DevelopmentEntry } from "./dev-page";
import { developmentPage, withDevelopment } from "./dev-page";
import { developmentPolicy } from "./dev-page";

/** The packages to serve, and the server of everything else. */
type DevOptions = {
  /** Folders of the feature apps under development. */
  apps: string[];
  /**
   * The shell's folder where its source is at hand: built for development, or fast refresh would stop at its door.
   * Without it the site's own shell shows the apps, and a change loads the page anew.
   */
  shell: string | undefined;
  port: number;
  /** The address of a running server of the site; all other requests go there. */
  backend: string;
};

/** Serves the whole product with hot reload for the apps named; runs until it is stopped. */
export async function dev({ apps, shell, port, backend }: DevOptions): Promise<number> {
  const folders = shell === undefined ? apps : [shell, ...apps];
  const hot = shell !== undefined;
  const compiler = webpack(folders.map((folder) => configurationOf(folder, "development", hot)));
  if (!compiler) throw new Error("webpack refused the configuration");
  const entries = () => apps.filter(isFeatureApp).map(entryOf);
  const served: ServerConfiguration = {
    port,
    host: process.env.HOST ?? "127.0.0.1",
    hot,
    compress: false,
    liveReload: !hot,
    webSocketServer: { type: "ws", options: { path: "/__dev" } },
    client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
    devMiddleware: { index: false },
    static: shell === undefined ? false : [{ directory: path.join(shell, "public"), publicPath: "/shell/" }],
    // A page in development on another machine may load one of these apps from here.
    headers: ({ headers }) =>
      isAllowedOrigin(headers.origin ?? "") ? { "Access-Control-Allow-Origin": headers.origin ?? "" } : {},
    proxy: [{ context: () => true, target: backend, ws: false, changeOrigin: !hot }],
    setupMiddlewares(middlewares, server) {
      const pages = {
        name: "pages",
        middleware: async (request: Request, response: Response, next: NextFunction) => {
          // It would keep a page of the site in the place of this one.
          if (request.path === "/shell/sw.js") {
            response.sendStatus(404);
            return;
          }
          const registry = request.path === "/features.json";
          const navigation = request.method === "GET" && (request.headers.accept ?? "").includes("text/html");
          if (!registry && (!navigation || request.path.startsWith("/api/"))) {
            next();
            return;
          }
          try {
            const answer = await fetch(new URL(request.originalUrl, backend), {
              headers: { accept: registry ? "application/json" : "text/html" },
            });
            const text = await answer.text();
            const policy = answer.headers.get("content-security-policy");
            if (policy)
              response.setHeader("content-security-policy", developmentPolicy(policy, request.headers.host));
            if (registry) response.type("json").send(withDevelopment(text, entries()));
            else {
              const page = shell === undefined ? undefined : await shellPage(server, shell);
              response.type("html").send(developmentPage(text, page, entries()));
            }
          } catch (error) {
            next(error);
          }
        },
      };
      return [pages, ...middlewares];
    },
  };
  const server = new WebpackDevServer(served, compiler);
  await server.start();
  await new Promise((resolve) => {
    process.once("SIGINT", resolve);
    process.once("SIGTERM", resolve);
  });
  await server.stop();
  return 0;
}

function entryOf(folder: string): DevelopmentEntry {
  const declaration = declarationOf(readFeature(folder));
  return {
    ...declaration,
    version: "dev",
    entry: `${developmentAddress(declaration.name)}entry.js`,
    needs: {},
  };
}

async function shellPage(server: WebpackDevServer, shell: string): Promise<string> {
  const { middleware } = server;
  if (!middleware) throw new Error("The development server is not ready yet.");
  await new Promise((resolve) => {
    middleware.waitUntilValid(resolve);
  });
  const files = middleware.context.outputFileSystem as unknown as { readFileSync: (file: string) => Buffer };
  return files.readFileSync(path.join(shell, "dist/index.html")).toString("utf8");
}
