import { expect, inject, vi } from 'vitest'
import { notePicture } from '../failure.ts'
import type { Driver, Engine, Key } from './engine.ts'
import { calling, elementOf, isPrepared, placeOf, prepare, type Target } from './in-page.ts'

/** The longest wait of a journey. */
const patience = { timeout: 10_000, interval: 100 }

/** Ms for an answer from the page. A call whose page is replaced meanwhile may never get one, and is made again. */
const answerLimit = 4000

const phone = { width: 390, height: 844 }
/** Window size of a tablet in CSS pixels. */
export const tablet = { width: 1024, height: 768 }

export type Visitor = Awaited<ReturnType<typeof visitor>>

/** A visitor with empty storage at the shared shop, who has seen the overlays of a first visit. */
export async function visitor(engine: Engine, size = phone) {
  const driver = answering(await engine.visit())
  notePicture(driver)
  const shopUrl = inject('shopUrl')
  await driver.goto(`${shopUrl}/robots.txt`)
  await driver.resize(size.width, size.height)
  await expect.poll(() => driver.evaluate('innerWidth'), patience).toBe(size.width)
  await driver.evaluate(
    `void (localStorage.setItem('gdpr-accepted', 'true'), sessionStorage.setItem('hasSeenSpecialOffer', 'true'))`,
  )
  return verbs(driver, shopUrl)
}

/** Whether an island that needs no touch is not hydrated yet. */
const sleeping = `document.querySelector('astro-island[ssr]:is([opts*="now"], [opts*="load"])') !== null`

/** A visitor's actions. Each retries until it is possible, up to the timeout. */
function verbs(driver: Driver, shopUrl: string) {
  const evaluate = async <Answer>(expression: string): Promise<Answer> => {
    // The library is longer than all that is asked of a page, so it is sent once.
    if (!(await driver.evaluate<boolean>(isPrepared))) await driver.evaluate(prepare)
    return driver.evaluate<Answer>(expression)
  }

  /** Clicks the element once it has stopped moving. */
  async function press(target: Target): Promise<void> {
    let last = ''
    const place = await vi.waitFor(async () => {
      const at = await evaluate<ReturnType<typeof placeOf>>(calling(placeOf, target))
      if ('hindrance' in at) throw new Error(`${nameOf(target)} ${at.hindrance}`)
      const before = last
      last = JSON.stringify(at)
      if (last !== before) throw new Error(`${nameOf(target)} moves`)
      return at
    }, patience)
    await driver.press(place.x, place.y)
  }

  async function fill(target: Target, text: string): Promise<void> {
    await press(target)
    await evaluate('void document.activeElement?.select?.()')
    await driver.type(text)
  }

  const see = (target: Target) =>
    vi.waitFor(async () => {
      if (!(await evaluate(`${elementOf(target)} !== null`)))
        throw new Error(`${nameOf(target)} is not on ${await evaluate('location.pathname')}`)
    }, patience)

  const miss = (target: Target) =>
    vi.waitFor(async () => {
      if (await evaluate(`${elementOf(target)} !== null`))
        throw new Error(`${nameOf(target)} stays`)
    }, patience)

  return {
    press,
    fill,
    see,
    /** Waits until the element is gone. */
    miss,
    /** Waits for an element that no role names. */
    async find(selector: string): Promise<void> {
      const isThere = `document.querySelector(${JSON.stringify(selector)}) !== null`
      await expect.poll(() => driver.evaluate<boolean>(isThere), patience).toBe(true)
    },
    back: () => driver.evaluate('void history.back()'),
    key: (key: Key) => driver.key(key),
    type: (text: string) => driver.type(text),
    /** Opens a page of the shop and waits until the islands that need no touch are hydrated. */
    async open(path: string): Promise<void> {
      await driver.goto(shopUrl + path)
      await expect.poll(() => driver.evaluate<boolean>(sleeping), patience).toBe(false)
    },
    /** Sets the file of the page's only file input. */
    upload: (path: string) => driver.upload(`document.querySelector('input[type=file]')`, path),
    async choose(select: Target, value: string): Promise<void> {
      await see(select)
      await driver.choose(elementOf(select), value)
    },
    /** The visible text of an element. */
    text: (target: Target) =>
      vi.waitFor(
        () => evaluate<string>(calling((element) => element?.innerText ?? '', target)),
        patience,
      ),
    /** Waits for a text anywhere on the page, toasts included. */
    async read(text: string | RegExp): Promise<string> {
      const shown = () => evaluate<string>('document.body.innerText')
      await expect.poll(shown, patience).toMatch(text)
      return shown()
    },
    /** CSS px by which the page is wider than the window. */
    overflow: () =>
      evaluate<number>(
        'document.documentElement.scrollWidth - document.documentElement.clientWidth',
      ),
    async comeTo(path: RegExp): Promise<void> {
      await expect
        .poll(() => driver.evaluate<string>('location.pathname + location.search'), patience)
        .toMatch(path)
    },
  }
}

/** A driver whose calls to the page reject after the limit. */
const answering = (driver: Driver): Driver => ({
  ...driver,
  evaluate: <Answer>(expression: string) => {
    const answer = driver.evaluate<Answer>(expression)
    const late = new Promise<never>((_, reject) => {
      const timer = setTimeout(() => reject(new Error('The page did not answer')), answerLimit)
      void answer.catch(() => undefined).finally(() => clearTimeout(timer))
    })
    return Promise.race([answer, late])
  },
})

const nameOf = ({ role, name, inside }: Target): string =>
  `${role} ${name ?? ''}${inside ? ` in ${nameOf(inside)}` : ''}`
