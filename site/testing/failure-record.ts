/** The most lines of the console, and of the calls, that a failure prints. */
const mostLines = 4

/**
 * The record of a failed test's browser, for the report of a whole run: a line about the page, then the end of its
 * console and of its calls. Each message of the console is one line, whatever breaks it has.
 */
export const failureRecord = (
  title: string,
  page: string,
  messages: readonly string[],
  calls: readonly string[],
): string =>
  [
    `✗ ${title}: ${page}`,
    ...messages
      .slice(-mostLines)
      .map((message) => `  console: ${message.replace(/\s+/g, ' ').slice(0, 160)}`),
    ...calls.slice(-mostLines).map((call) => `  call: ${call}`),
  ].join('\n')
