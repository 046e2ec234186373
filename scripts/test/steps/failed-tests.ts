type FailedTest = {
  /** Its file and name. */
  title: string
  /** Lines of the test runner, the title first. */
  text: string[]
  /** Lines about its browser: the page, for a journey picture and trace, console and calls. */
  record: string[]
}

/** The failed tests in a test runner's output without colours. */
export function failedTests(output: string): FailedTest[] {
  const records = output.match(/^✗ .*\n(?: {2}(?:console|call): .*\n)*/gm) ?? []
  return output
    .split(/^ FAIL {2}/m)
    .slice(1)
    .map((part) => {
      const [untilRule = ''] = part.split(/^⎯/m)
      const text = linesOf(untilRule)
      const title = text[0]?.replace(project, '') ?? ''
      const ofTest = records.filter((record) => record.startsWith(`✗ ${title}: `))
      return { title, text, record: ofTest.flatMap(linesOf) }
    })
}

/** The test runner names the project between strokes; with colours, between spaces. */
const project = /^(?:\|.+?\| | .+? {2})/

const linesOf = (part: string) => part.split('\n').filter((line) => line.trim())
