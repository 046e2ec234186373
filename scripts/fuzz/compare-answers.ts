/**
 * `node scripts/fuzz/compare-answers.ts BEFORE AFTER`: compares the answers of two recorded runs of the fuzzer with one
 * seed, such as those of two commits, without what differs in each run: ids, times and tokens. Prints calls that are
 * answered otherwise, and fails when there are any, or calls that only one run made.
 */
import { readFile } from 'node:fs/promises'

/** As much of a HAR file's entry as is compared. */
type Entry = {
  request: { method: string; url: string; postData?: { text?: string } }
  response: {
    status: number
    headers: { name: string; value: string }[]
    content: { text?: string; encoding?: string }
  }
}

const comparedHeaders = [
  'content-type',
  'cache-control',
  'location',
  'retry-after',
  'www-authenticate',
]

/** Masks of values that differ from run to run, the longest first. */
const masks: readonly [RegExp, string][] = [
  [/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi, '<uuid>'],
  [/\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)/g, '<time>'],
  [/\b\d{4}-\d\d-\d\d\b/g, '<day>'],
  [/\bRP-[A-Z0-9]{8}\b/g, '<order>'],
  [/\b(pi|ch|re|cs|evt|pm)_[A-Za-z0-9_]{10,}/g, '<$1>'],
  [/\b(127\.0\.0\.1|localhost):\d+/g, '<host>'],
  [/"(startsIn|creditNote)":(\d+|null)/g, '"$1":<$1>'],
  [/[A-Za-z0-9_-]{32,}(\.[A-Za-z0-9_-]+)*/g, '<token>'],
]

const masked = (text = ''): string =>
  masks.reduce((before, [pattern, name]) => before.replace(pattern, name), text)

function callOf({ request }: Entry): string {
  return masked(`${request.method} ${request.url} ${request.postData?.text ?? ''}`)
}

function answerOf({ response: { status, headers, content } }: Entry): string {
  const shown = headers
    .map(({ name, value }) => [name.toLowerCase(), masked(value)] as const)
    .filter(([name]) => comparedHeaders.includes(name))
    .map(([name, value]) => `${name}: ${value}`)
    .toSorted()
  // Packed with its times and ids in it.
  if (shown.includes('content-type: application/pdf')) return [status, ...shown].join('\n')
  const text =
    content.encoding === 'base64'
      ? Buffer.from(content.text ?? '', 'base64').toString()
      : content.text
  return [status, ...shown, masked(text)].join('\n')
}

/** The calls of a run, each with its answers in order. */
async function answersOf(file: string): Promise<Map<string, string[]>> {
  const entries: Entry[] = JSON.parse(await readFile(file, 'utf8')).log.entries
  const calls = Map.groupBy(entries, callOf)
  return new Map([...calls].map(([call, made]) => [call, made.map(answerOf)]))
}

const [before, after] = await Promise.all(process.argv.slice(2, 4).map(answersOf))
if (!before || !after) throw new Error('Two recorded runs are needed')
const count = { same: 0, other: 0 }
for (const [call, answers] of before)
  for (const [index, answer] of answers.entries()) {
    const now = after.get(call)?.[index]
    if (now === undefined) continue
    count[now === answer ? 'same' : 'other'] += 1
    if (now !== answer)
      console.log(`${call.slice(0, 300)}\n- ${answer.slice(0, 400)}\n+ ${now.slice(0, 400)}\n`)
  }
const [onlyBefore, onlyAfter] = [before, after].map(
  (run) => [...run.values()].flat().length - count.same - count.other,
)
console.log(`${count.same} answers are the same, ${count.other} differ.`)
console.log(`${onlyBefore} calls were made only before, ${onlyAfter} only after.`)
process.exit(count.other || onlyBefore || onlyAfter ? 1 : 0)
