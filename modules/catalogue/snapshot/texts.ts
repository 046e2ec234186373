import { isPlain, plain } from '../plain.ts'
import { folded } from '../rules.ts'
import type { Article } from './article.ts'

/** The texts of an article that are searched, in the forms in which they are compared. */
export type Texts = {
  /** Name, tags and description in lower case, and without æ, ø, å and accents. */
  literal: readonly string[]
  stripped: readonly string[]
  /** Each of their words, stripped. */
  spellings: ReadonlySet<string>
  title: string
  plainTitle: string
  titleWords: readonly { literal: string; stripped: string }[]
  plainTags: readonly string[]
}

/** Articles never change, and versions of the catalogue share those that stay. */
const known = new WeakMap<Article, Texts>()

/** Reads an article's texts once. */
export function textsOf(article: Article): Texts {
  const texts = known.get(article) ?? readTexts(article)
  known.set(article, texts)
  return texts
}

function readTexts({ name, tags, description }: Article): Texts {
  const literal = [name, ...tags, description].map(folded)
  const title = titleOf(name)
  return {
    literal,
    stripped: literal.map(plain),
    spellings: new Set(literal.flatMap(lettersOf).map(plain)),
    title,
    plainTitle: plain(title),
    titleWords: lettersOf(title).map((word) => ({ literal: word, stripped: plain(word) })),
    plainTags: tags.map(plain),
  }
}

/** A name or a text as names are compared with it. */
export const titleOf = (text: string): string => text.toLocaleLowerCase('nb')

/** The words of a text without signs. */
export const lettersOf = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean)

/** The spelling of a text: as it is with æ, ø, å or accents, whose keyboard has them all; otherwise simplified. */
export const spellingOf = (text: string): string => (isPlain(text) ? plain(text) : text)
