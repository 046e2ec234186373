/** `npm run build`: the site, and the pictures of all patches. */
await Promise.all([import('./build/site.ts'), import('./build/pictures.ts')])

export {}
