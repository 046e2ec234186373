/** The catalogue's URL without a query, apart from the others, so that the catalogue's inline script has only this one. */
export const productsPath = '/products'
