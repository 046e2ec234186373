/** A step of a Dockerfile: its instruction, and the rest of its line. */
export type Step = { instruction: string; value: string }

/** A stage of a Dockerfile: what it begins with, an image or another stage, and its steps. */
export type Stage = { base: string; steps: Step[] }

/** The stages of a Dockerfile by their names; those without a name have their number. The last one is the default. */
export function stagesIn(dockerfile: string): Map<string, Stage> {
  const stages = new Map<string, Stage>()
  let current: Stage | undefined
  const lines = dockerfile.replace(/^\s*#.*\n/gm, '').replace(/\\\n/g, ' ')
  for (const [, instruction = '', value = ''] of lines.matchAll(/^(\w+)[ \t]+(.+)$/gm)) {
    if (instruction !== 'FROM') current?.steps.push({ instruction, value })
    else {
      const [base = '', , name = String(stages.size)] = value.split(/\s+/)
      current = { base, steps: [] }
      stages.set(name, current)
    }
  }
  return stages
}

/** The command of a step in exec form, as `["node", "server.mjs"]`: the process itself, without a shell around it. */
export function commandOf(value: string): string[] {
  const list = /\[.*\]$/s.exec(value)?.[0]
  if (!list) throw new Error(`${value} is not in exec form: a shell would get the signals`)
  return JSON.parse(list)
}
