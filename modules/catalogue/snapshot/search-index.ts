import MiniSearch from 'minisearch'
import { once } from '../../shared/once.ts'
import { plain } from '../plain.ts'
import { folded } from '../rules.ts'
import type { Article } from './article.ts'
import { inSlices } from './in-slices.ts'
import { createWordIndex, foldedIndex, regrouped } from './word-index.ts'

/** Fuzzy matches that score below this share of the best score are noise. */
const leastShare = 0.35

/**
 * Prepares the search in the texts of these articles; results are in their order. Each part of the index is built at its
 * first use.
 */
export function createSearchIndex(articles: readonly Article[]) {
  const texts = once(async () => articles.map((article) => textsOf(article).map(folded)))
  const literal = once(async () => createWordIndex(await texts()))
  const plainly = once(async () => foldedIndex(await literal(), await texts(), plain))
  const spelled = once(async () => regrouped((await literal()).words, plainWords))
  const fuzzy = once(() => fuzzyIndex(articles))
  return {
    /** Articles whose name, a tag or the description contains the text, ignoring case. */
    async containing(text: string): Promise<readonly Article[]> {
      const wanted = folded(text)
      return wanted ? at((await literal()).containing(wanted)) : articles
    },

    /**
     * Articles with a word that the text spells without æ, ø, å or accents: 'ol' finds 'øl'. A text with any such letter
     * is taken literally, since its keyboard has them all.
     */
    async spelledPlainly(text: string): Promise<readonly Article[]> {
      return /^[ -~]*$/.test(text) ? at((await spelled()).get(plain(text.trim())) ?? []) : []
    },

    /** Articles that contain the text when both are stripped of æ, ø, å and accents: 'pols' is in 'Pølse'. */
    async containingPlainly(text: string): Promise<readonly Article[]> {
      const wanted = plain(text.trim())
      return wanted ? at((await plainly()).containing(wanted)) : articles
    },

    /**
     * Fuzzy matches of a text among the wanted articles: each word of the text, in any order, is a prefix of a word of
     * the article or within an edit distance of one or two. Accents are ignored.
     */
    async similarTo(
      text: string,
      isWanted: (article: Article) => boolean = () => true,
    ): Promise<readonly Article[]> {
      const scores = new Map(
        (await fuzzy()).search(...fuzzyQuery(text)).map(({ id, score }) => [Number(id), score]),
      )
      const found = articles.filter((article) => scores.has(article.id) && isWanted(article))
      const scoreOf = ({ id }: Article) => scores.get(id) ?? 0
      const least = Math.max(...found.map(scoreOf)) * leastShare
      return found.filter((article) => scoreOf(article) >= least)
    },
  }

  function at(positions: readonly number[]): Article[] {
    return positions.flatMap((position) => articles[position] ?? [])
  }
}

const textsOf = ({ name, tags, description }: Article): string[] => [name, ...tags, description]
const lettersOf = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
const plainWords = (text: string): string[] => lettersOf(text).map(plain)

async function fuzzyIndex(articles: readonly Article[]): Promise<MiniSearch<Article>> {
  const index = new MiniSearch<Article>({
    fields: ['name', 'tags', 'category', 'description'],
    extractField: (article, field) =>
      field === 'tags' ? article.tags.join(' ') : String(article[field as keyof Article]),
    processTerm: remembered(plain),
  })
  await inSlices(articles, (article) => index.add(article))
  return index
}

/** The same function, which computes each result once: texts repeat their words. */
function remembered(fold: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>()
  return (text) => {
    const one = known.get(text) ?? fold(text)
    known.set(text, one)
    return one
  }
}

function fuzzyQuery(text: string): Parameters<MiniSearch['search']> {
  return [
    {
      combineWith: 'AND',
      queries: lettersOf(text).map((word) => ({
        combineWith: 'OR',
        queries: [word, { queries: swapped(word), fuzzy: false }],
      })),
    },
    {
      prefix: (word) => word.length >= 3,
      fuzzy: (word) => (word.length < 4 ? 0 : word.length < 5 ? 1 : 2),
      boost: { name: 3, tags: 2 },
    },
  ]
}

/**
 * A four-letter word with two neighbouring letters swapped. Longer words need no such variants: their edit distance of
 * two covers a swap.
 */
const swapped = (word: string): string[] =>
  word.length === 4
    ? [0, 1, 2].map((at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2))
    : []
