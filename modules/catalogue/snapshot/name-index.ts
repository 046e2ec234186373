import { plain } from '../plain.ts'
import type { Article } from './article.ts'
import { createPostings, createWordMemory, type Positions, positionsOfAny } from './postings.ts'

/** The rank of an article that only its description brought in; better ones are lower. */
const worst = 5

/** What the index of one version leaves for the next. */
export const createNameMemory = () => ({
  names: createWordMemory<Article>(),
  tags: createWordMemory<Article>(),
})

/** Ranks articles by their names and tags. */
export async function createNameIndex(
  articles: readonly Article[],
  memory: ReturnType<typeof createNameMemory>,
) {
  const titles = articles.map(({ name }) => titleOf(name))
  const named = await createPostings(articles, memory.names, ({ name }) => lettersOf(titleOf(name)))
  const tagged = await createPostings(articles, memory.tags, ({ tags }) => tags)
  const words = [...memory.names.vocabulary.words]
  const plainWords = words.map(plain)
  const plainTags = memory.tags.vocabulary.words.map(plain)

  return {
    /**
     * The best `count` of the articles at these positions for a text: the name before tags, tags before the
     * description. A word spelled without æ, ø and å ranks like the word itself. Stable within a rank.
     */
    best(text: string, found: Positions, count: number): number[] {
      const wanted = text.trim().toLocaleLowerCase('nb')
      const ranks = ranksFor(wanted)
      const chosen: number[][] = Array.from({ length: worst + 1 }, () => [])
      for (const position of found) {
        const title = titles[position] ?? ''
        const rank = Math.min(ranks[position] ?? worst, rankOfTitle(title, wanted))
        const some = chosen[rank]
        if (some && some.length < count) some.push(position)
      }
      return chosen.flat().slice(0, count)
    },
  }

  /** The rank of each article by its tags and the words of its name. */
  function ranksFor(wanted: string): Uint8Array {
    const plainly = plain(wanted)
    const ranks = new Uint8Array(articles.length).fill(worst)
    for (const position of positionsOfAny(articles.length, tagged, equal(plainTags, plainly)))
      ranks[position] = 4
    for (const [word, text] of words.entries())
      if (text.startsWith(wanted) || plainWords[word] === plainly)
        for (const position of named.of(word)) ranks[position] = 2
    const [first = ''] = lettersOf(plainly)
    // A name that is spelled plainly like the text begins with a word that is.
    for (const position of positionsOfAny(articles.length, named, equal(plainWords, first)))
      if (plain(titles[position] ?? '') === plainly) ranks[position] = 0
    return ranks
  }
}

const titleOf = (name: string): string => name.toLocaleLowerCase('nb')

const rankOfTitle = (title: string, wanted: string): number => {
  if (!title.includes(wanted)) return worst
  if (title === wanted) return 0
  return title.startsWith(wanted) ? 1 : 3
}

/** The numbers of the words that equal this one. */
function* equal(words: readonly string[], wanted: string): Generator<number> {
  for (const [number, word] of words.entries()) if (word === wanted) yield number
}

/** The words of a text without signs. */
export const lettersOf = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
