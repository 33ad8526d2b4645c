import helmet from "@fastify/helmet";
import fp from "fastify-plugin";
import { isApiCall } from "./matched-route";

type Page = {
  /** Allows the inline styles of the design system. */
  nonce: string;
  /** Further hosts from which it shows pictures. */
  pictures: readonly string[];
  /** Further origins from which it runs the code of apps. */
  apps: readonly string[];
};

/** The content security policy of a page, or of a file of the site. */
export function contentSecurityPolicy(page?: Page): string {
  const apps = page?.apps ?? [];
  const own = ["'self'", ...apps].join(" ");
  const styles = page ? `'self' 'nonce-${page.nonce}' ${apps.join(" ")}`.trim() : "'self'";
  const pictures = ["'self'", "data:", "blob:", ...(page?.pictures ?? []), ...apps].join(" ");
  return [
    "default-src 'none'",
    `script-src ${own}`,
    `style-src ${styles}`,
    // Positions computed while a page is drawn are style attributes.
    "style-src-attr 'unsafe-inline'",
    `img-src ${pictures}`,
    `font-src ${own}`,
    `connect-src ${own}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "media-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

export const securityHeaders = fp<{ https: boolean }>(
  async (app, { https }) => {
    await app.register(helmet, {
      contentSecurityPolicy: false,
      crossOriginEmbedderPolicy: false,
      referrerPolicy: { policy: "same-origin" },
      strictTransportSecurity: https ? { maxAge: 31_536_000 } : false,
      xFrameOptions: { action: "deny" },
    });
    app.addHook("onRequest", (request, reply, next) => {
      reply.header("content-security-policy", "default-src 'none'; frame-ancestors 'none'");
      reply.header("permissions-policy", "camera=(self), geolocation=(), microphone=(), payment=()");
      if (isApiCall(request)) reply.header("cache-control", "no-store");
      next();
    });
  },
  { name: "security-headers" },
);
