const html = `<!doctype html>
<html lang="fr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Hors ligne · Coulisses</title>
<style>
  body { margin: 0; min-height: 100vh; display: grid; place-content: center; gap: 16px; padding: 24px; text-align: center;
    background: #1b2b31; color: #fff; font: 16px/1.5 system-ui, sans-serif; }
  h1 { margin: 0; font-size: 24px; }
  p { margin: 0; max-width: 42ch; }
  a { justify-self: center; padding: 10px 22px; border-radius: 12px; background: #41c5e5; color: #06222b; font-weight: 600;
    text-decoration: none; }
</style>
<h1>Tu es hors ligne</h1>
<p>Coulisses n'a pas encore été ouvert sur cet appareil, ou n'a pas eu le temps d'y rester. Retrouve du réseau et réessaie.</p>
<a href="">Réessayer</a>
</html>`;

/** The answer without network and without a kept page. */
export function offlinePage(): Response {
  return new Response(html, { status: 503, headers: { "content-type": "text/html; charset=utf-8" } });
}
