import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

const file = new URL('../../../compose.yaml', import.meta.url)

type Service = {
  image?: string
  command?: string[]
  volumes?: string[]
  ports?: string[]
  environment?: Record<string, string>
  mem_limit?: string
  oom_score_adj?: number
}

/** The services of compose.yaml, with its variables. */
export const services: Record<string, Service> = parse(readFileSync(file, 'utf8'), {
  merge: true,
}).services

/** The settings of a service; `values` has those of compose.yaml's variables that are required. */
export function settingsOf(
  service: string,
  values: Record<string, string>,
): Record<string, string> {
  const environment = services[service]?.environment
  if (!environment) throw new Error(`compose.yaml has no settings for ${service}`)
  const named = (text: string) =>
    text.replace(/\$\{(\w+):([?-])\}/g, (_all, name: string, kind: string) => {
      const value = values[name] ?? (kind === '-' ? '' : undefined)
      if (value === undefined) throw new Error(`compose.yaml needs ${name}`)
      return value
    })
  return Object.fromEntries(Object.entries(environment).map(([name, text]) => [name, named(text)]))
}
