import register from './register.tsv?raw'

/** The places of Norway's postal codes, each code four digits, in the order of the file. */
export const places: readonly (readonly [code: string, place: string])[] = register
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => {
    const [code = '', place = ''] = line.split('\t')
    return [code, place]
  })
