import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import panel from '../../ui/form/Panel.module.css'
import { Empty } from '../../ui/form/Panel.tsx'
import { Loaded } from '../../ui/list/Loaded.tsx'
import { useKeptFocus } from '../../ui/list/use-kept-focus.ts'
import { campaignTexts as texts } from '../campaign-text.ts'
import { CampaignDialog, type Question } from './CampaignDialog.tsx'
import { CampaignEntry } from './CampaignEntry.tsx'
import { $campaigns, followCampaigns, refetchCampaigns, showMoreCampaigns } from './campaigns.ts'

const retry = () => void refetchCampaigns()

/** The sent campaigns with their progress and actions. */
export function CampaignHistory() {
  const list = useStore($campaigns)
  const [question, setQuestion] = useState<Question>()
  const [isAsking, setAsking] = useState(false)
  const { kept, holdEnd } = useKeptFocus(list.value?.items)
  useEffect(followCampaigns, [])
  return (
    <section className={panel.panel} aria-labelledby="kampanjer">
      <h2 id="kampanjer">{texts.history}</h2>
      <Loaded loaded={list} texts={texts} retry={retry}>
        {({ items: campaigns, nextCursor }) => (
          <>
            {campaigns.length === 0 && <Empty drawing="subscribers" text={texts.empty} />}
            <ul className={panel.list} {...kept}>
              {campaigns.map((campaign) => (
                <CampaignEntry
                  key={campaign.id}
                  campaign={campaign}
                  ask={(about) => {
                    setQuestion({ campaign, about })
                    setAsking(true)
                  }}
                />
              ))}
            </ul>
            {nextCursor && (
              <Button
                variant="secondary"
                isResting={list.isLoading}
                onClick={() => {
                  holdEnd()
                  void showMoreCampaigns()
                }}
              >
                {texts.more}
              </Button>
            )}
          </>
        )}
      </Loaded>
      {question && (
        <CampaignDialog {...question} open={isAsking} onClose={() => setAsking(false)} />
      )}
    </section>
  )
}
