/** Fired at the catalogue's form once it answers its controls: later than the framework's own `astro:hydrate`. */
export const awake = 'catalogue:awake'
