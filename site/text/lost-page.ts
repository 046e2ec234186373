/** Texts of the 404 page around its fixed ones (specification, section 2). */
export const lostPageTexts = {
  lost: 'Denne siden har løsnet i sømmen og falt av et sted mellom Tryvann og 17.\u00a0mai.',
  traces: [
    'Vi har lett i baklomma. Der lå det en halv pølse.',
    'Vi har lett på rulla. Sjåføren husker ingenting, og det gjør ingen andre heller.',
    'Vi har ringt ruteren. Den svarer bare «nei».',
  ],
  home: 'Til forsiden',
  products: 'Se alle patcher',
} as const
