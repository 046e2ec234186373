import { serializeProps } from 'astro/runtime/server/serialize.js'
import { expect, test } from 'vitest'
import { propsOf } from './island-props.ts'

const metadata = {
  hydrate: 'load',
  displayName: 'Island',
  hydrateArgs: true,
  componentUrl: '',
  componentExport: { value: '' },
  astroStaticSlot: true,
} as const

test('the props of an island are read as Astro wrote them', () => {
  const props = {
    products: [{ id: 54, tags: ['buss', 'pink'], isNew: false, isPopular: undefined }],
    product: { id: 77, name: 'Sjef' },
    patchOfTheWeek: 54,
    none: null,
    empty: [],
  }
  const island = { getAttribute: () => serializeProps(props, metadata) } as unknown as Element
  expect(propsOf(island)).toEqual(props)
})
