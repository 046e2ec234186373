/** Follows the steps of a Dockerfile without a container engine: each stage's files are in a folder of its own. */
import { cp, mkdir, readFile, stat } from 'node:fs/promises'
import { basename, join, posix } from 'node:path'
import { type Place, ran } from '../../test/ran.ts'
import { commandOf, type Stage, type Step, stagesIn } from './dockerfile.ts'

/** A stage whose steps were followed. Its paths are those of the image. */
export type Image = {
  /** The folder that stands for its `/`. */
  folder: string
  /** Where its commands run. */
  workFolder: string
  env: Record<string, string>
  command: string[]
  healthCheck: string[]
}

/** Instructions that add no files. */
const withoutFiles = new Set(['EXPOSE', 'USER', 'VOLUME'])

/**
 * Returns a function that follows the steps up to a stage, once; default: up to the last one. `context` has the files
 * to build from, `folder` gets those of the stages. `path` is the PATH of all stages: it stands for the image that they
 * begin with.
 */
export async function follower(context: string, folder: string, path: string) {
  const stages = stagesIn(await readFile(join(context, 'Dockerfile'), 'utf8'))
  const images = new Map<string, Promise<Image>>()
  return image

  function image(name = [...stages.keys()].at(-1) ?? ''): Promise<Image> {
    const stage = stages.get(name)
    if (!stage) throw new Error(`The Dockerfile has no stage ${name}`)
    const followed = images.get(name) ?? follow(stage, join(folder, name))
    images.set(name, followed)
    return followed
  }

  async function follow({ base, steps }: Stage, at: string): Promise<Image> {
    await mkdir(at, { recursive: true })
    const made = stages.has(base) ? await copyOf(await image(base), at) : empty(at, path)
    for (const step of steps) await take(step, made)
    return made
  }

  async function take({ instruction, value }: Step, made: Image): Promise<void> {
    if (instruction === 'WORKDIR') {
      made.workFolder = value
      await mkdir(placeIn(made, value), { recursive: true })
    } else if (instruction === 'ENV') Object.assign(made.env, variablesIn(value))
    else if (instruction === 'COPY') await copy(value, made)
    else if (instruction === 'RUN') await ran(['sh', '-c', value], withNpm(placeOf(made)))
    else if (instruction === 'CMD') made.command = commandOf(value)
    else if (instruction === 'HEALTHCHECK') made.healthCheck = commandOf(value)
    else if (!withoutFiles.has(instruction)) throw new Error(`Cannot follow ${instruction}`)
  }

  async function copy(value: string, made: Image): Promise<void> {
    const words = value.split(/\s+/)
    const from = words.find((word) => word.startsWith('--from='))?.slice('--from='.length)
    const source = from ? await image(from) : empty(context, path)
    const paths = words.filter((word) => !word.startsWith('--'))
    const target = placeIn(made, paths.pop() ?? '.')
    for (const path of paths) {
      const file = placeIn(source, path)
      const isFolder = (await stat(file)).isDirectory()
      await copied(file, isFolder ? target : join(target, basename(file)))
    }
  }
}

const empty = (folder: string, path: string): Image => ({
  folder,
  workFolder: '/',
  env: { PATH: path },
  command: [],
  healthCheck: [],
})

async function copyOf(image: Image, folder: string): Promise<Image> {
  await copied(image.folder, folder)
  return { ...structuredClone(image), folder }
}

const copied = (from: string, to: string) =>
  cp(from, to, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true })

/** Variables as `NAME=value NAME=value`. */
const variablesIn = (value: string): Record<string, string> =>
  Object.fromEntries(value.split(/\s+/).map((variable) => variable.split(/=(.*)/s)))

/** Where a path of an image is, absolute or below its work folder. */
const placeIn = ({ folder, workFolder }: Image, path: string): string =>
  join(folder, posix.resolve(workFolder, path))

/** Where the commands of an image run, and with which variables besides `more`. */
export function placeOf(image: Image, more: NodeJS.ProcessEnv = {}): Place {
  const { DATA_DIR: data } = image.env
  const env = { ...image.env, ...(data && { DATA_DIR: placeIn(image, data) }), ...more }
  return { cwd: placeIn(image, '.'), env }
}

/** Runs a command of an image by the name that its owner knows. */
export const npm = (...command: string[]) => ['npm', 'run', '-s', ...command]

/** Adds the settings of npm's user, but none of the npm that runs this. */
function withNpm({ cwd, env }: Place): Place {
  const own = /^npm_(package|lifecycle|config_local_prefix)|^(INIT_CWD|NODE_ENV)$/
  const others = Object.entries(process.env).filter(([name]) => !own.test(name))
  return { cwd, env: { ...Object.fromEntries(others), ...env } }
}
