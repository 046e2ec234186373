import { useEffect, useState } from 'react'
import { keywordsFor, matchesFilters } from '../../../modules/catalogue/rules.ts'
import type { Product } from '../../../modules/shared/contract/api.d.ts'
import { call } from '../../client/catalogue.ts'
import { loadOnce } from '../../stores/load-once.ts'
import { searchTexts as texts } from '../../text/search.ts'

/** Ms that typing has to rest before the shop is asked. */
const typingRest = 120

export type Suggestion = { kind: 'product'; product: Product } | { kind: 'word'; word: string }
type Group = { label: string; items: Suggestion[] }

const words = (label: string, list: readonly string[]): Group[] =>
  list.length > 0 ? [{ label, items: list.map((word) => ({ kind: 'word', word })) }] : []

type Found = { text: string; products: readonly Product[] | 'failed' }

/** What the dropdown shows for a text, and what it says where there is nothing to show. */
export function useSuggestions(typed: string, isOpen: boolean) {
  const text = typed.trim()
  const [found, setFound] = useState<Found>({ text: '', products: [] })

  useEffect(() => {
    if (!isOpen || text === '') return
    let isCurrent = true
    const show = (products: Found['products']) => isCurrent && setFound({ text, products })
    const timer = setTimeout(() => {
      const load = () => call('suggestProducts', { query: { search: text } })
      loadOnce(`/api/suggestions?search=${text}`, load, { on401: 'empty' }).then(
        (products) => show(products ?? []),
        () => show('failed'),
      )
    }, typingRest)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [text, isOpen])

  if (text === '')
    return { groups: words(texts.popular, texts.popularSearches), message: undefined }
  const isAnswered = found.text === text
  // Until the answer is there, what was found before stays as far as it matches, so that nothing flickers.
  const products =
    found.products === 'failed'
      ? []
      : found.products.filter((product) => isAnswered || matchesFilters(product, { search: text }))
  const groups: Group[] = [
    ...(products.length > 0
      ? [
          {
            label: texts.products,
            items: products.map((product) => ({ kind: 'product' as const, product })),
          },
        ]
      : []),
    ...words(texts.keywords, keywordsFor(text)),
  ]
  return { groups, message: messageFor(text, found, groups.length === 0) }
}

/** A failure is said even where keywords match: the patches are missing. */
function messageFor(text: string, { text: answered, products }: Found, isEmpty: boolean) {
  if (answered === text && products === 'failed') return texts.failed
  if (!isEmpty) return undefined
  return answered === text ? texts.nothing(text) : texts.waiting
}
