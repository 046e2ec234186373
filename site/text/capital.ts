/** A word as it begins a line: the shop keeps its categories' names in lower case. */
export const capital = (word: string): string =>
  word.slice(0, 1).toLocaleUpperCase('nb') + word.slice(1)
