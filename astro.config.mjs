import node, { getAdapter } from '@astrojs/node'
import react from '@astrojs/react'
import { defineConfig, fontProviders } from 'astro/config'

/**
 * The adapter's stock handlers write raw responses, which would bypass the shop's headers,
 * compression and page cache; only its entry point is replaced.
 */
function nodeBehindTheShop() {
  const adapter = node({ mode: 'middleware' })
  return {
    ...adapter,
    hooks: {
      ...adapter.hooks,
      'astro:config:done': ({ setAdapter }) =>
        setAdapter({
          ...getAdapter({ staticHeaders: true }),
          serverEntrypoint: new URL('./api/pages/astro-entry.ts', import.meta.url),
        }),
    },
  }
}

export default defineConfig({
  srcDir: './site',
  publicDir: './site/public',
  outDir: './dist',
  output: 'server',
  adapter: nodeBehindTheShop(),
  integrations: [react()],
  session: false,
  devToolbar: { enabled: false },
  markdown: { syntaxHighlight: false },
  trailingSlash: 'ignore',
  build: { inlineStylesheets: 'never' },
  vite: { build: { assetsInlineLimit: 0 } },
  fonts: [
    {
      provider: fontProviders.local(),
      name: 'Baloo 2',
      cssVariable: '--font-display',
      fallbacks: ['system-ui', 'sans-serif'],
      options: {
        variants: [
          {
            weight: 800,
            style: 'normal',
            src: ['@fontsource/baloo-2/files/baloo-2-latin-800-normal.woff2'],
          },
        ],
      },
    },
    {
      provider: fontProviders.local(),
      name: 'Hanken Grotesk',
      cssVariable: '--font-text',
      fallbacks: ['Arial', 'sans-serif'],
      options: {
        variants: [
          {
            weight: '100 900',
            style: 'normal',
            src: [
              '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
            ],
          },
        ],
      },
    },
  ],
  security: {
    csp: {
      algorithm: 'SHA-256',
      directives: [
        "default-src 'self'",
        "base-uri 'none'",
        "object-src 'none'",
        "frame-ancestors 'none'",
        "form-action 'self'",
        "img-src 'self' data: blob:",
        "connect-src 'self' https://api.stripe.com",
        "frame-src 'self' https://js.stripe.com https://hooks.stripe.com",
      ],
      scriptDirective: { resources: ["'self'", 'https://js.stripe.com'] },
      styleDirective: { resources: ["'self'"] },
    },
  },
})
