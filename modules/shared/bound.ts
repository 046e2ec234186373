/** A use case: its dependencies first, then its arguments. */
type UseCase<Dependencies> = (dependencies: Dependencies, ...asked: never[]) => unknown

/** The same use case with its dependencies filled in. */
type Bound<Case> = Case extends (dependencies: never, ...asked: infer Asked) => infer Answer
  ? (...asked: Asked) => Answer
  : never

/** Use cases by name with their dependencies filled in, as a module offers them to others. */
export function bound<Dependencies, Cases extends Record<string, UseCase<Dependencies>>>(
  dependencies: Dependencies,
  useCases: Cases,
) {
  const entries = Object.entries(useCases).map(([name, useCase]) => [
    name,
    (...asked: never[]) => useCase(dependencies, ...asked),
  ])
  return Object.fromEntries(entries) as { [Name in keyof Cases]: Bound<Cases[Name]> }
}
