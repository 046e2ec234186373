/** Texts for restored unsaved input. */
export const keptFormTexts = {
  kept: 'Det du skrev, er tatt vare på. Det er ikke lagret ennå.',
  discard: 'Forkast',
} as const
