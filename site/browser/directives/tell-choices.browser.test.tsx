import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import touch from './touch.ts'

/** What the island was told after hydration, in order. */
const told: string[] = []

/** Fields whose state is loaded in an effect, as a stored choice is, and then shown. */
function Fields() {
  const [stored, setStored] = useState('server')
  const [state, setState] = useState({ colour: 'rød', search: '', note: '', own: '', isNew: false })
  const [sort, setSort] = useState('navn')
  const own = useRef<HTMLInputElement>(null)
  const set = (change: Partial<typeof state>) => {
    told.push(`${stored}: ${Object.values(change)}`)
    setState((before) => ({ ...before, ...change }))
  }
  useLayoutEffect(() => setState((before) => ({ ...before, own: own.current?.value ?? '' })), [])
  useEffect(() => setStored('stored'), [])
  const text = (name: 'search' | 'own') => ({
    'aria-label': name,
    value: state[name],
    onChange: ({ target }: { target: HTMLInputElement }) => set({ [name]: target.value }),
  })
  return (
    <>
      {['rød', 'blå', 'grønn'].map((colour) => (
        <label key={colour}>
          <input
            type="radio"
            name="farge"
            checked={colour === state.colour}
            onChange={() => set({ colour })}
          />
          {colour}
        </label>
      ))}
      <label>
        <input
          type="checkbox"
          checked={state.isNew}
          onChange={({ target }) => set({ isNew: target.checked })}
        />
        nye
      </label>
      <input type="search" {...text('search')} />
      <input ref={own} {...text('own')} />
      <textarea
        aria-label="note"
        value={state.note}
        onChange={({ target }) => set({ note: target.value })}
      />
      <select
        aria-label="sort"
        value={sort}
        onChange={({ target }) => {
          told.push(`${stored}: ${target.value}`)
          setSort(target.value)
        }}
      >
        <option>navn</option>
        <option>pris</option>
      </select>
    </>
  )
}

/** The fields as the server renders them, hydrated when `ready`. */
function serverRendered() {
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(<Fields />)
  const ready = Promise.withResolvers<void>()
  onTestFinished(() => place.remove())
  const hydrate = () => {
    startTransition(() => {
      const root = hydrateRoot(place, <Fields />)
      onTestFinished(() => root.unmount())
    })
  }
  touch((() => ready.promise.then(() => hydrate)) as never, { name: 'Fields', value: 'now' }, place)
  return ready.resolve
}

test('what is chosen and typed before hydration is told to React once, after the effects of hydration', async () => {
  const hydrate = serverRendered()
  const field = (name: string) => page.getByLabelText(name, { exact: true })
  for (const colour of ['blå', 'grønn', 'blå']) await field(colour).click()
  await field('nye').click()
  for (const name of ['search', 'note', 'own']) await field(name).fill(`min ${name}`)
  await field('sort').selectOptions('pris')
  hydrate()
  const choices = ['blå', 'true', 'min search', 'min note', 'pris']
  // The island has taken the text of its own field itself.
  await expect.poll(() => told).toEqual(choices.map((choice) => `stored: ${choice}`))
  await expect.element(field('blå')).toBeChecked()
  await expect.element(field('nye')).toBeChecked()
  for (const name of ['search', 'note', 'own'])
    await expect.element(field(name)).toHaveValue(`min ${name}`)
  await expect.element(field('sort')).toHaveValue('pris')
})
