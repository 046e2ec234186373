import MiniSearch, { type Query } from 'minisearch'
import { plain } from '../plain.ts'
import type { Article } from './article.ts'
import { lettersOf } from './texts.ts'

/** Matches that score below this share of the best score are noise. */
const leastShare = 0.35
/** Articles that are indexed at once: other requests take their turns in between. */
const chunkSize = 200

/** Indexes articles for searches that forgive typing errors. Accents are ignored. */
export async function indexForTypingErrors(articles: readonly Article[]) {
  const index = new MiniSearch<Article>({
    fields: ['name', 'tags', 'category', 'description'],
    extractField: (article, field) =>
      field === 'tags' ? article.tags.join(' ') : article[field as keyof Article],
    processTerm: (term) => plain(term) || null,
    searchOptions: { boost: { name: 3, tags: 2 } },
  })
  await index.addAllAsync(articles, { chunkSize })

  return {
    /**
     * The ids of the wanted articles in which each word of the text, in any order, is a prefix of a word or within an
     * edit distance of one or two.
     */
    idsOf(text: string, wanted: ReadonlySet<number>): ReadonlySet<number> {
      const queries = lettersOf(text).map(queryOf)
      const found = index.search(
        { combineWith: 'AND', queries },
        { filter: ({ id }) => wanted.has(id) },
      )
      const least = leastShare * (found[0]?.score ?? 0)
      return new Set(found.filter(({ score }) => score >= least).map(({ id }) => id))
    },
  }
}

/** A word, or one with two neighbouring letters swapped. */
const queryOf = (word: string): Query => ({
  combineWith: 'OR',
  prefix: plain(word).length >= 3,
  queries: [{ queries: [word], fuzzy: mostEdits(plain(word)) }, ...swapped(word)],
})

const mostEdits = (word: string): number => (word.length < 4 ? 0 : word.length < 5 ? 1 : 2)

/**
 * A four-letter word with two neighbouring letters swapped. Longer words need no such variants: their edit distance of
 * two covers a swap.
 */
const swapped = (word: string): string[] =>
  word.length === 4
    ? [0, 1, 2].map((at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2))
    : []
