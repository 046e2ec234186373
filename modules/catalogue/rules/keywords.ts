import { plain } from '../plain.ts'

/** Suggestions of the search box, and how many are shown at most (specification, sections 2 and 9). */
const keywords = ['humor', 'øl', 'flagg', 'sexy', 'frekk', 'mood', 'glow', 'sport'] as const
const mostKeywords = 5

/** The keywords that contain the text in any case, and the one that it spells without æ, ø and å. */
export function keywordsFor(text: string): readonly string[] {
  const wanted = text.trim().toLocaleLowerCase('nb')
  return keywords
    .filter((word) => word.includes(wanted) || plain(word) === plain(wanted))
    .slice(0, mostKeywords)
}
