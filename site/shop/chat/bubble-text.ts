/** Texts of the chat bubble; the panel's texts are loaded with the panel. */
export const chatBubbleTexts = {
  open: 'Åpne hjelpechatten',
  close: 'Lukk hjelpechatten',
} as const
