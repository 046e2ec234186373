import { visitor } from '../browser.ts'

/** A page whose external scripts, or those of a pattern, are held back by the test; inline scripts run. */
export async function early(path: string, scripts = '**/*.js', viewport?: Viewport) {
  const visit = await visitor(viewport)
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await visit.page.route(scripts, async (route) => {
    await held
    await route.continue()
  })
  await visit.page.goto(path, { waitUntil: 'commit' })
  await visit.page.waitForFunction(() => document.readyState !== 'loading')
  return { ...visit, letThrough }
}

type Viewport = { width: number; height: number }

/** A page whose own scripts have run, and whose React is held back. */
export async function withoutReact(path: string, viewport?: Viewport) {
  const visit = await early(path, '**/react.*.js', viewport)
  await visit.page.waitForLoadState()
  return visit
}
