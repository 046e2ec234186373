import { html } from 'hono/html'

/** The page of the API documentation. */
export const docsPage = html`<!doctype html>
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="description" content="Every call of the shop for patches on russ overalls, open to third parties." />
      <title>Russpatcher API</title>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="preload" href="/api/docs/baloo-2.woff2" as="font" type="font/woff2" crossorigin />
      <link rel="stylesheet" href="/api/docs/api-docs.css" />
      <link rel="modulepreload" href="/api/docs/scalar.js" />
      <script src="/api/docs/start.js" type="module"></script>
    </head>
    <body>
      <header class="head">
        <a class="logo" href="/">
          <svg width="36" height="36" viewBox="0 0 40 40" aria-hidden="true">
            <circle cx="20" cy="20" r="16" fill="#c8102e"></circle>
            <circle cx="20" cy="20" r="16.5" fill="none" stroke="#f2b134" stroke-width="5" stroke-dasharray="2.6 .8"></circle>
            <path d="M14 29V12h8.5a5.2 5.2 0 0 1 0 10.400H14M21 22.400 27 29" fill="none" stroke="#faf5eb" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"></path>
          </svg>
          <span>Russpatcher <span class="api">API</span></span>
        </a>
        <nav aria-label="The contract">
          <a href="/api/openapi.yaml">YAML</a>
          <a href="/api/openapi.json">JSON</a>
        </nav>
      </header>
      <main>
        <div id="docs"></div>
        <p class="waiting">
          Threading the needle … The whole contract is in <a href="/api/openapi.yaml">openapi.yaml</a> as well.
        </p>
      </main>
    </body>
  </html>`
