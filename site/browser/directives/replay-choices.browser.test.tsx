import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showServerRendered } from '../../testing/server-rendered.tsx'

/** Changes that the island was told after hydration, in order. */
const changes: string[] = []

/** Fields whose state is loaded in an effect, as a stored choice is, and then shown. */
function Fields() {
  const [stored, setStored] = useState('server')
  const [state, setState] = useState({ colour: 'rød', search: '', note: '', own: '', isNew: false })
  const [sort, setSort] = useState('navn')
  const own = useRef<HTMLInputElement>(null)
  const set = (change: Partial<typeof state>) => {
    changes.push(`${stored}: ${Object.values(change)}`)
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
      <label>
        {/* Its state comes from the browser's storage. */}
        <input
          type="checkbox"
          checked={stored === 'stored'}
          disabled={stored === 'stored'}
          onChange={() => changes.push('fast')}
        />
        fast
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
          changes.push(`${stored}: ${target.value}`)
          setSort(target.value)
        }}
      >
        <option>navn</option>
        <option>pris</option>
      </select>
    </>
  )
}

test('what is chosen and typed before hydration is told to React once, after the effects of hydration', async () => {
  const hydrate = showServerRendered(<Fields />)
  const field = (name: string) => page.getByLabelText(name, { exact: true })
  for (const colour of ['blå', 'grønn', 'blå']) await field(colour).click()
  await field('nye').click()
  for (const name of ['search', 'note', 'own']) await field(name).fill(`min ${name}`)
  await field('sort').selectOptions('pris')
  // Last: React shows its state again with each change.
  await field('fast').click()
  hydrate()
  const choices = ['blå', 'true', 'min search', 'min note', 'pris']
  // The island has taken the text of its own field itself.
  await expect.poll(() => changes).toEqual(choices.map((choice) => `stored: ${choice}`))
  await expect.element(field('blå')).toBeChecked()
  for (const name of ['nye', 'fast']) await expect.element(field(name)).toBeChecked()
  for (const name of ['search', 'note', 'own'])
    await expect.element(field(name)).toHaveValue(`min ${name}`)
  await expect.element(field('sort')).toHaveValue('pris')
})
