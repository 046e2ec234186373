/**
 * Event on the catalogue's form once its handlers are attached, which is later than the framework's `astro:hydrate`.
 */
export const awake = 'catalogue:awake'
