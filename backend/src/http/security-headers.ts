import helmet from "@fastify/helmet";
import fp from "fastify-plugin";

/** What a page may load; `nonce` lets the styles that the design system writes in. */
export function contentSecurityPolicy(nonce?: string): string {
  const styles = nonce === undefined ? "'self'" : `'self' 'nonce-${nonce}'`;
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${styles}`,
    // Positions computed while a page is drawn are style attributes.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
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
      reply.header("permissions-policy", "camera=(), geolocation=(), microphone=(), payment=()");
      if (request.raw.url?.startsWith("/api/") === true) reply.header("cache-control", "no-store");
      next();
    });
  },
  { name: "security-headers" },
);
