/** Imports from a file: the named exports, or all of it. */
export type Take = { file: string; names?: readonly string[] }

export type TakesOf = (take: Take) => readonly Take[]

/** Files with what they import, by the names that they import; of a file that is not followed only itself. */
export function reachable(
  from: readonly string[],
  takesOf: TakesOf,
  isFollowed: (file: string) => boolean = () => true,
): Set<string> {
  const takes = new Map<string, Take>(from.map((file) => [file, { file }]))
  for (const take of takes.values())
    if (isFollowed(take.file))
      for (const next of takesOf(take))
        takes.set(next.names ? `${next.file} ${next.names}` : next.file, next)
  return new Set([...takes.values()].map(({ file }) => file))
}
