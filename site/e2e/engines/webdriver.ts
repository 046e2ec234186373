import type { Driver, Key } from './engine.ts'

/** The protocol's reference to an element. */
type Reference = Record<'element-6066-11e4-a52e-4f735466cecf', string>

const keys: Record<Key, string> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Home: '\uE011',
  Tab: '\uE004',
}

/**
 * Ms for an answer, also to the request that starts the browser, which takes a second. The driver may lose an answer
 * during a navigation; callers that poll retry.
 */
const patience = 10_000

/**
 * A window over the W3C WebDriver protocol. A client library is not worth it for some ten calls: the known ones ship
 * programs for three operating systems or download drivers.
 */
export type Session = Driver & { version: string }

/** Opens a window through the driver at this address; throws the driver's error. */
export async function openSession(address: string): Promise<Session> {
  const made = await call<{ sessionId: string; capabilities: { browserVersion: string } }>(
    'POST',
    `${address}/session`,
    { capabilities: {} },
  )
  const session = `${address}/session/${made.sessionId}`
  const post = <Answer>(command: string, body: object = {}) =>
    call<Answer>('POST', `${session}/${command}`, body)
  const evaluate = <Answer>(expression: string) =>
    post<Answer>('execute/sync', { script: `return ${expression}`, args: [] })
  const element = async (expression: string) =>
    `element/${Object.values(await evaluate<Reference>(expression))[0]}`
  const act = (type: string, id: string, actions: object[]) =>
    post<void>('actions', { actions: [{ type, id, actions }] })
  const type = (text: string) =>
    act(
      'key',
      'keyboard',
      [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    )

  return {
    version: made.capabilities.browserVersion,
    goto: (url) => post('url', { url }),
    resize: (width, height) => post('window/rect', { width, height }),
    evaluate,
    press: (x, y) =>
      act('pointer', 'mouse', [
        { type: 'pointerMove', x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    type,
    key: (key) => type(keys[key]),
    choose: async (select, value) =>
      post(`${await element(`${select}.querySelector('option[value="${value}"]')`)}/click`),
    upload: async (input, path) => post(`${await element(input)}/value`, { text: path }),
    screenshot: async () =>
      Buffer.from(await call<string>('GET', `${session}/screenshot`), 'base64'),
  }
}

async function call<Answer>(method: string, url: string, body?: object): Promise<Answer> {
  const response = await fetch(url, {
    method,
    signal: AbortSignal.timeout(patience),
    ...(body && { body: JSON.stringify(body) }),
  })
  const { value } = (await response.json()) as { value: Answer }
  if (!response.ok) throw new Error(`WebDriver refused ${url}: ${JSON.stringify(value)}`)
  return value
}
