import { useEffect } from 'react'
import type { Product } from '../../../modules/shared/contract/api.d.ts'
import { Badges } from './Badges.tsx'
import { Buttons } from './Buttons.tsx'
import { Cards } from './Cards.tsx'
import { EmptyPlaces } from './EmptyPlaces.tsx'
import { Fields } from './Fields.tsx'
import { Filter } from './Filter.tsx'
import { Icons } from './Icons.tsx'
import { Overlays } from './Overlays.tsx'
import { SearchBoxes } from './SearchBoxes.tsx'
import { showStates } from './state-rules.ts'
import { Table } from './Table.tsx'
import { Toasts } from './Toasts.tsx'
import { Waiting } from './Waiting.tsx'
import { Wheel } from './Wheel.tsx'

type Props = { products: readonly Product[]; categories: readonly string[] }

/** Every component of the shop in every state, for who builds it. */
export function StyleGuide({ products, categories }: Props) {
  useEffect(showStates, [])
  return (
    <>
      <Cards products={products} />
      <Wheel products={products} />
      <Buttons />
      <Fields />
      <Filter categories={categories} />
      <SearchBoxes products={products} />
      <Badges />
      <Icons />
      <Waiting />
      <EmptyPlaces />
      <Table />
      <Toasts />
      <Overlays />
    </>
  )
}
