/** The text with a capital first letter: category names are stored in lower case. */
export const capital = (word: string): string =>
  word.slice(0, 1).toLocaleUpperCase('nb') + word.slice(1)
