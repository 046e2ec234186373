import { type ReactElement, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { onTestFinished } from 'vitest'
import touch from '../browser/directives/touch.ts'

/** Shows a part as the server renders it. The returned function lets `client:touch` hydrate it. */
export function showServerRendered(part: ReactElement): () => void {
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(part)
  const ready = Promise.withResolvers<void>()
  onTestFinished(() => place.remove())
  const hydrate = () => {
    startTransition(() => {
      const root = hydrateRoot(place, part)
      onTestFinished(() => root.unmount())
    })
  }
  touch((() => ready.promise.then(() => hydrate)) as never, { name: 'Part', value: 'now' }, place)
  return ready.resolve
}
