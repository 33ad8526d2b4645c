/** The page itself; the script draws its content. */
export const page = `<!doctype html>
<html lang="fr">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>L'API de Coulisses</title>
    <link rel="stylesheet" href="/api/docs/static/swagger-ui.css">
    <link rel="stylesheet" href="/api/docs/static/index.css">
    <link rel="stylesheet" href="/api/docs/reader.css">
    <link rel="icon" type="image/png" href="/api/docs/static/favicon-32x32.png">
  </head>
  <body>
    <main>
      <h1>L'API de Coulisses</h1>
      <div id="reader"></div>
    </main>
    <script src="/api/docs/static/swagger-ui-bundle.js"></script>
    <script src="/api/docs/reader.js"></script>
  </body>
</html>
`;

/**
 * Renews the session of the browser as the site does, in turn with its tabs (the lock has their name): a
 * refresh token works once. Without session it links to the login.
 */
export const script = `
const reader = document.getElementById("reader");
let token;
let goodUntil = 0;

async function renew() {
  if (goodUntil > Date.now()) return;
  const headers = { "content-type": "application/json" };
  const answer = await fetch("/api/refresh", { method: "POST", headers, body: "{}" });
  if (!answer.ok) throw new Error(String(answer.status));
  token = (await answer.json()).accessToken;
  goodUntil = Date.now() + 10 * 60_000;
}
const inTurn = () => ("locks" in navigator ? navigator.locks.request("coulisses-refresh", renew) : renew());

async function withToken(request) {
  await inTurn();
  request.headers.Authorization = "Bearer " + token;
  return request;
}

function say(words, address, link) {
  const line = document.createElement("p");
  const anchor = document.createElement("a");
  line.append(words, " ", anchor);
  line.style.cssText = "margin: 2rem; font: 1rem sans-serif";
  anchor.href = address;
  anchor.textContent = link;
  reader.append(line);
}

// The page's own title is above the one that Swagger UI draws, and those of the calls follow without a gap.
const lowerTitle = () => reader.querySelector("h1")?.setAttribute("aria-level", "2");
new MutationObserver(lowerTitle).observe(reader, { childList: true, subtree: true });

inTurn().then(
  () =>
    SwaggerUIBundle({
      domNode: reader,
      url: "/api/openapi.json",
      docExpansion: "none",
      validatorUrl: null,
      requestInterceptor: withToken,
    }),
  () => say("La description de l'API est réservée aux personnes connectées.", "/login", "Se connecter"),
);
`;
