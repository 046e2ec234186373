import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Campaign } from '../../../../modules/shared/contract/api.d.ts'
import { campaign } from '../../../testing/campaign.ts'
import { campaignTexts as texts } from '../campaign-text.ts'
import { CampaignActions } from './CampaignActions.tsx'

const labelsOf = (changes: Partial<Campaign>) => {
  const actions = <CampaignActions campaign={campaign(1, changes)} name="n" ask={() => undefined} />
  return [...renderToStaticMarkup(actions).matchAll(/>([^<]+)<\/button>/g)].map(
    ([, label]) => label,
  )
}

test.each<[Campaign['state'], string[]]>([
  ['sending', [texts.pause, texts.cancel]],
  ['paused', [texts.resume, texts.cancel]],
  ['done', ['Prøv igjen for 3']],
  ['cancelled', []],
  ['withdrawn', [texts.reuse]],
])('of a campaign that is %s, staff can press %j', (state, labels) => {
  expect(labelsOf({ state, retriable: 3 })).toEqual(labels)
})

test('a finished campaign with uncertain recipients can be sent to them again', () => {
  expect(labelsOf({ state: 'done', unsure: 5 })).toEqual(['Send på nytt til 5 usikre'])
})

test('a finished campaign with permanent refusals only has no retry', () => {
  expect(labelsOf({ state: 'done', failed: 3 })).toEqual([])
})
