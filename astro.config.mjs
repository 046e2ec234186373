import { createHash } from 'node:crypto'
import node, { getAdapter } from '@astrojs/node'
import react from '@astrojs/react'
import { defineConfig, fontProviders } from 'astro/config'
import { transform } from 'esbuild'
import { chunks } from './scripts/build/chunks.ts'
import { compact } from './scripts/build/compact.ts'
import { displayLetters } from './scripts/build/display-letters.ts'
import { islandImports } from './scripts/build/island-imports.ts'
import { loadDisplayLetters } from './site/layouts/display-letters.ts'

/**
 * Replaces the adapter's entry point. Its handlers write raw responses, which would bypass the shop's headers,
 * compression and cached answers.
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

const directives = {
  touch: './site/browser/directives/touch.ts',
  reserve: './site/browser/directives/reserve.ts',
  filters: './site/shop/catalogue/filter/filters.ts',
  drops: './site/shop/designer/drops.ts',
}

/**
 * Custom client directives. `client:touch` hydrates an island at the first touch, `client:filters` the catalogue and
 * `client:drops` the designer. `client:reserve` reserves the island's earlier height.
 */
const wakesOnTouch = {
  name: 'wakes-on-touch',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      for (const [name, entrypoint] of Object.entries(directives))
        addClientDirective({ name, entrypoint })
    },
  },
}

/**
 * Makes Chromium compile a script's functions off the main thread, while it arrives. Otherwise it compiles each at its
 * first call, which takes a third of the time that an island needs to wake.
 */
const postBanner = '//# allFunctionsCalledOnLoad'

/**
 * Builds the server's code with all packages that it imports, React's production build among them: a tenth less memory
 * and time to start than hundreds of modules.
 */
const bundledServer = {
  name: 'bundled-server',
  apply: 'build',
  config: () => ({
    environments: {
      ssr: {
        define: { 'process.env.NODE_ENV': '"production"' },
        resolve: { noExternal: true },
        build: {
          rolldownOptions: {
            output: { minify: { compress: true, mangle: false, codegen: true } },
          },
        },
      },
    },
  }),
  applyToEnvironment: ({ name }) => name === 'ssr',
  async generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk')
    for (const chunk of chunks) chunk.code = (await transform(chunk.code, compact)).code
  },
}

/** Inlined: two dozen small stylesheets would delay a phone's first paint by a second; inline they cost 8 kB. */
const inlineStylesheets = 'always'

/** A font that loads late is used from the next page on, so that the layout does not shift. */
const display = 'optional'

export default defineConfig({
  srcDir: './site',
  publicDir: './site/public',
  outDir: './dist',
  output: 'server',
  adapter: nodeBehindTheShop(),
  integrations: [react(), wakesOnTouch],
  session: false,
  devToolbar: { enabled: false },
  markdown: { syntaxHighlight: false },
  trailingSlash: 'ignore',
  build: { inlineStylesheets },
  vite: {
    plugins: [displayLetters, islandImports, bundledServer],
    // Twenty thousand files that no page is made of: half of the development server's start.
    server: { watch: { ignored: ['**/{.cache,.test,.venv,.vitest,dist}/**'] } },
    // No script within the page: the policy has a hash for one.
    build: { assetsInlineLimit: 0 },
    environments: {
      client: {
        build: { rolldownOptions: { output: { codeSplitting: { groups: chunks }, postBanner } } },
      },
    },
  },
  fonts: [
    {
      provider: fontProviders.local(),
      name: 'Baloo 2',
      // For characters that its subset in the page's styles does not have; see display-letters.ts.
      cssVariable: '--font-display-all',
      fallbacks: ['system-ui', 'sans-serif'],
      options: {
        variants: [
          {
            weight: 800,
            style: 'normal',
            display,
            src: ['@fontsource/baloo-2/files/baloo-2-latin-800-normal.woff2'],
          },
        ],
      },
    },
    {
      provider: fontProviders.local(),
      name: 'Hanken Grotesk',
      cssVariable: '--font-text',
      // The first two are in text-fallbacks.css: Astro's have no bold faces, and no Roboto.
      fallbacks: ['Hanken as Arial', 'Hanken as Roboto', 'Arial', 'sans-serif'],
      optimizedFallbacks: false,
      options: {
        variants: [
          {
            weight: '100 900',
            style: 'normal',
            display,
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
        'font-src data:',
        "form-action 'self'",
        "img-src 'self' data: blob:",
        // The checkout adds Stripe's hosts to these and to the scripts: site/shop/checkout/allow-stripe.ts.
        "connect-src 'self'",
        "frame-src 'self'",
      ],
      scriptDirective: {
        resources: ["'self'"],
        hashes: [`sha256-${createHash('sha256').update(loadDisplayLetters).digest('base64')}`],
      },
      styleDirective: {
        resources: [{ resource: "'unsafe-hashes'", kind: 'attribute' }],
        // The search box's library hides an input with this inline style.
        hashes: [
          { hash: 'sha256-5F9GrKBhqyaNOeYUtJnXqF6zx18El+yIK5QJdjPDOus=', kind: 'attribute' },
        ],
      },
    },
  },
})
