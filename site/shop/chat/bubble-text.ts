/** What the bubble of the help chat says; the chat's own copy comes with its panel. */
export const chatBubbleTexts = {
  open: 'Åpne hjelpechatten',
  close: 'Lukk hjelpechatten',
} as const
