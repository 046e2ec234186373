/** The keys under which any value may stand. */
const free = ['example', 'examples', 'default', 'const']

/**
 * Throws for a key without a value, with its path: YAML reads one behind each comma of an unquoted text in braces, and
 * no linter looks beside a reference.
 */
export function refuseStrayKeys(part: unknown, path = '#'): void {
  if (typeof part !== 'object' || part === null) return
  for (const [key, value] of Object.entries(part)) {
    if (free.includes(key)) continue
    if (value === null && !Array.isArray(part))
      throw new Error(`${path} has a key without a value: ${key}. Is a text with a comma unquoted?`)
    refuseStrayKeys(value, `${path}/${key}`)
  }
}
