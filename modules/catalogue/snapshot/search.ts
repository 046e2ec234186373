import { isPlain, plain } from '../plain.ts'
import { folded } from '../rules.ts'
import type { Article } from './article.ts'
import { spellingOf, type Texts, textsOf, titleOf } from './texts.ts'

/** Articles whose name, a tag or the description contains the text, ignoring case. */
export function containing(articles: readonly Article[], text: string): readonly Article[] {
  const wanted = folded(text)
  return articles.filter((article) => textsOf(article).literal.some((one) => one.includes(wanted)))
}

/**
 * Articles with a word that the text spells without æ, ø, å or accents: 'ol' finds 'øl'. A text with any such letter is
 * taken literally.
 */
export function spelledPlainly(articles: readonly Article[], text: string): readonly Article[] {
  if (!isPlain(text)) return []
  const spelling = plain(text.trim())
  return articles.filter((article) => textsOf(article).spellings.has(spelling))
}

/** Articles that contain the text when both are stripped of æ, ø, å and accents: 'pols' is in 'Pølse'. */
export function containingPlainly(articles: readonly Article[], text: string): readonly Article[] {
  const wanted = plain(text.trim())
  return articles.filter((article) => textsOf(article).stripped.some((one) => one.includes(wanted)))
}

/**
 * The best `count` articles that contain the text or a word that it spells plainly; without any, those that contain it
 * when both are stripped. A match in the name comes before one in tags, and that before one in the description; within a
 * rank, the articles' order counts.
 */
export function best(articles: readonly Article[], text: string, count: number): Article[] {
  const either = new Set([...containing(articles, text), ...spelledPlainly(articles, text)])
  const found =
    either.size > 0 ? articles.filter((one) => either.has(one)) : containingPlainly(articles, text)
  const wanted = titleOf(text.trim())
  return found
    .map((article) => ({ article, rank: rankOf(textsOf(article), wanted) }))
    .sort((one, other) => one.rank - other.rank)
    .slice(0, count)
    .map(({ article }) => article)
}

/** The rank of an article for a text in lower case; better ones are lower. A plainly spelled word ranks like itself. */
function rankOf({ title, plainTitle, titleWords, plainTags }: Texts, wanted: string): number {
  const spelling = spellingOf(wanted)
  if (title === wanted || plainTitle === spelling) return 0
  if (title.startsWith(wanted)) return 1
  const isBegun = titleWords.some(
    ({ literal, stripped }) => literal.startsWith(wanted) || stripped === spelling,
  )
  if (isBegun) return 2
  if (title.includes(wanted)) return 3
  return plainTags.includes(spelling) ? 4 : 5
}
