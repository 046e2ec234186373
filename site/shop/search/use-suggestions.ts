import { keywordsFor, matchesFilters } from '../../../modules/catalogue/rules.ts'
import type { Product } from '../../../modules/shared/contract/api.d.ts'
import { call } from '../../client/generated/suggestions.ts'
import { loadOnce } from '../../client/load-once.ts'
import { useDebounced } from '../../ui/hooks/use-debounced.ts'
import { type Ended, useLoaded } from '../../ui/hooks/use-loaded.ts'
import { searchTexts as texts } from './text.ts'

/** Debounce of typing in ms. */
const typingRest = 120

export type Suggestion = { kind: 'product'; product: Product } | { kind: 'word'; word: string }
type Group = { label: string; items: Suggestion[] }

const group = (label: string, items: Suggestion[]): Group[] =>
  items.length > 0 ? [{ label, items }] : []
const wordsOf = (list: readonly string[]) => list.map((word) => ({ kind: 'word' as const, word }))

/** The suggestions for a text, and the message when there are none. */
export function useSuggestions(typed: string, isOpen: boolean) {
  const text = typed.trim()
  const asked = useDebounced(isOpen && text !== '' ? text : undefined, typingRest)
  const ended = useLoaded(asked, (search) =>
    loadOnce(
      `/api/suggestions?search=${search}`,
      () => call('suggestProducts', { query: { search } }),
      { on401: 'empty' },
    ),
  )

  if (text === '')
    return { groups: group(texts.popular, wordsOf(texts.popularSearches)), message: undefined }
  const isAnswered = ended?.key === text
  // Until the answer arrives, the previous suggestions stay as far as they match, to avoid flicker.
  const products = (ended?.value ?? []).filter(
    (product) => isAnswered || matchesFilters(product, { search: text }),
  )
  const found = products.map((product) => ({ kind: 'product' as const, product }))
  const groups = [
    ...group(texts.products, found),
    ...group(texts.keywords, wordsOf(keywordsFor(text))),
  ]
  return { groups, message: messageFor(text, ended, groups.length === 0) }
}

/** A failure is shown even when keywords match: the patches are missing. */
function messageFor(text: string, ended: Ended<unknown> | undefined, isEmpty: boolean) {
  const isAnswered = ended?.key === text
  if (isAnswered && 'error' in ended) return texts.failed
  if (!isEmpty) return undefined
  return isAnswered ? texts.nothing(text) : texts.waiting
}
