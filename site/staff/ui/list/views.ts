import { searched } from './search.ts'

type Field<Value> = readonly [parameter: string, read: (text: string) => Value | undefined]

/** The fields of a view that filter or sort; 'all' and an empty text filter nothing. */
export type Filters<View> = { [Name in keyof View]?: Exclude<View[Name], 'all' | ''> }

export type Views<View> = {
  plain: View
  /** The fields that differ from the plain view, normalised for the server. */
  filtersOf(view: View): Filters<View>
  /** Reads a view from the address's parameters; invalid values count as absent. */
  viewOf(query: URLSearchParams): View
  /** The address's parameters of a view; undefined for the fields that are as in the plain one. */
  parametersOf(view: View): Readonly<Record<string, string | undefined>>
}

/** Reads one of these values. */
export const oneOf =
  <Value extends string>(values: readonly Value[]) =>
  (text: string): Value | undefined =>
    values.find((value) => value === text)

/**
 * The views of a list: the plain one, and by field its parameter in the address, and how a text there is read; undefined
 * for an invalid one.
 */
export function views<View extends Record<string, string>>(
  plain: View,
  parameters: { [Name in keyof View]: Field<View[Name]> },
): Views<View> {
  const fields = Object.entries<Field<string>>(parameters)
  const filtersOf = (view: View) =>
    Object.fromEntries(
      Object.entries(view)
        .map(([name, text]) => [name, searched(text)] as const)
        .filter(([name, text]) => text !== plain[name]),
    )
  return {
    plain,
    filtersOf: (view) => filtersOf(view) as Filters<View>,
    viewOf: (query) =>
      Object.fromEntries(
        fields.map(([name, [parameter, read]]) => [
          name,
          read(searched(query.get(parameter) ?? '')) ?? plain[name],
        ]),
      ) as View,
    parametersOf: (view) =>
      Object.fromEntries(fields.map(([name, [parameter]]) => [parameter, filtersOf(view)[name]])),
  }
}
