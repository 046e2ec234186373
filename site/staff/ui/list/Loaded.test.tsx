import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { staffTexts } from '../../../text/staff.ts'
import { Loaded } from './Loaded.tsx'
import type { StaffLoaded } from './resource.ts'

const texts = { loading: 'Laster', failed: 'Gikk ikke.' }
const rejected = { message: 'Failed to fetch orders', isRejected: true }

const rendered = (state: Partial<StaffLoaded<string[]>>, isOld = false) =>
  renderToStaticMarkup(
    <Loaded
      loaded={{ value: null, isLoading: false, failure: null, ...state }}
      texts={texts}
      retry={() => undefined}
      isOld={isOld}
      toolbar="SØK"
    >
      {(items) => items.join()}
    </Loaded>,
  )

test('rows that failed to refresh are marked as stale, with a link to the login', () => {
  const page = rendered({ value: ['Elg'], failure: rejected })
  for (const part of [staffTexts.stale(texts.failed), staffTexts.toLogin, 'Elg'])
    expect(page).toContain(part)
  expect(rendered({ value: ['Elg'], failure: rejected }, true)).not.toContain('Elg')
  expect(rendered({ value: ['Elg'], failure: rejected, isLoading: true })).toBe('SØKElg')
})

test('the search stays above a list that failed to load, so that it can be cleared', () => {
  expect(rendered({ failure: rejected })).toContain('SØK')
  expect(rendered({ failure: rejected, isLoading: true })).toContain('SØK')
  expect(rendered({ isLoading: true })).not.toContain('SØK')
})
