import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'

/** The part of Schemathesis' ScenarioFinished event that names the links its calls followed. */
type Scenario = {
  recorder: {
    cases: Record<string, { transition?: { id: string } | null; is_transition_applied: boolean }>
  }
}

/** Links that a run followed with a value from an answer, from its event report (NDJSON). */
export async function coveredLinks(report: string): Promise<Set<string>> {
  const links = new Set<string>()
  for await (const line of createInterface({ input: createReadStream(report) })) {
    const { ScenarioFinished: scenario } = JSON.parse(line) as { ScenarioFinished?: Scenario }
    for (const { transition, is_transition_applied } of Object.values(
      scenario?.recorder.cases ?? {},
    ))
      if (transition && is_transition_applied) links.add(transition.id)
  }
  return links
}
