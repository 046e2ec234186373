import { existsSync } from 'node:fs'

const root = new URL('../../', import.meta.url)

/** Made by the bundler. */
const preload = 'vite/preload-helper'

/** A file of scripts that pages share: its name, and the modules that begin it, as paths or the beginning of paths. */
type Chunk = { name: string; test: RegExp }

/**
 * A chunk of these modules. Throws an error for one that is not there: after a rename it would silently go into a file
 * of its own.
 */
function chunk(name: string, ...modules: string[]): Chunk {
  for (const path of modules)
    if (path !== preload && !existsSync(new URL(path, root)))
      throw new Error(`scripts/build/chunks.ts: there is no ${path} for the chunk '${name}'`)
  const escaped = modules.map((path) => path.replaceAll(/[.@]/g, '\\$&'))
  return { name, test: new RegExp(`[/\\0](${escaped.join('|')})`) }
}

const named = (folder: string, ...files: string[]) => files.map((file) => `${folder}/${file}`)

/**
 * Bundles React, the code of every page, the parts of every island, the lists of patches, their cards, and dialogs with
 * the controls in them into a file each. More files would cost headers, restart compression, and queue on a phone; each
 * takes its thread a few ms even from the cache. A chunk takes along what its modules import and no earlier one has.
 */
export const chunks: readonly Chunk[] = [
  chunk('react', ...named('node_modules', 'react/', 'react-dom/', 'scheduler/')),
  chunk(
    'client',
    ...named('site/browser/directives', 'fetch-ahead.ts', 'idle.ts', 'once-loaded.ts'),
    ...named('site/browser', 'overlay-history.ts', 'resource.ts', 'settled.ts', 'storage.ts'),
    ...named('site/client', 'call.ts', 'request-error.ts'),
    ...named('site', 'paths.ts', 'text/texts.ts', 'ui/toast/toast.ts'),
    ...named('node_modules', 'nanostores/', 'openapi-fetch/'),
    preload,
  ),
  chunk(
    'shop',
    'site/browser/stored-list.ts',
    ...named('site/client/generated', 'cart.ts', 'check-discount.ts', 'formats.ts'),
    'site/client/session.ts',
    ...named('site/shop/cart', 'add-to-cart.ts', 'cart.ts', 'show-added.ts'),
    ...named('site/shop', 'discount/discount.ts', 'header/badges.ts', 'wishlist/wishlist.ts'),
    'modules/shared/terms.ts',
  ),
  chunk(
    'ui',
    ...named('site/ui', 'Badge.tsx', 'Button.tsx', 'ButtonLink.tsx', 'button-class.ts'),
    ...named('site/ui', 'class-names.ts', 'Drawing.tsx', 'Icon.tsx', 'Skeleton.tsx', 'Spinner.tsx'),
    ...named('site/ui/hooks', 'use-loaded.ts', 'use-part.ts'),
    'node_modules/@nanostores/react/',
  ),
  chunk(
    'product-lists',
    'modules/catalogue/rules/sort-orders.ts',
    'site/shop/product/product-lists.ts',
  ),
  chunk(
    'cards',
    ...named('site/shop/product-card', 'ProductCard.tsx', 'use-detail.tsx'),
    ...named('site/shop/product', 'AddButton.tsx', 'Badges.tsx', 'DetailLink.tsx', 'Rating.tsx'),
    ...named('site/shop', 'product/text.ts', 'wishlist/Heart.tsx', 'wishlist/WishButton.tsx'),
  ),
  chunk(
    'dialogs',
    ...named('site/ui/overlay', 'Dialog.tsx', 'Drawer.tsx'),
    ...named('site/ui/overlay', 'DrawerContent.module.css', 'DrawerLine.module.css'),
    ...named('site', 'shop/cart/text.ts', 'ui/form/Stepper.tsx'),
    'modules/cart/rules.ts',
  ),
]
