/** What is said of input that was not saved and is there again. */
export const keptFormTexts = {
  kept: 'Det du skrev, er tatt vare på. Det er ikke lagret ennå.',
  discard: 'Forkast',
} as const
