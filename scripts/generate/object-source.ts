/** The source of an object whose fields have these values, each on its own line; without a value there is no field. */
export function objectSource(fields: Record<string, string | undefined>): string {
  const lines = Object.entries(fields).flatMap(([name, value]) =>
    value ? [`${name}: ${value},`] : [],
  )
  return lines.length > 0 ? ['{', ...lines, '}'].join('\n') : ''
}
