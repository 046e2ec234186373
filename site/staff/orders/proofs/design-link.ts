/** The id of a design in what staff pasted: the link that the designer shares, or the id alone; undefined without one. */
export const designIdIn = (pasted: string): string | undefined =>
  /(?:^|[?&]design=)([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:$|[&#])/.exec(
    pasted.trim().toLowerCase(),
  )?.[1]
