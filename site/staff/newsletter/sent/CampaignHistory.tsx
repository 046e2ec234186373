import { useEffect, useState } from 'react'
import panel from '../../ui/form/Panel.module.css'
import { Empty } from '../../ui/form/Panel.tsx'
import { PartedView } from '../../ui/list/PartedView.tsx'
import { campaignTexts as texts } from '../campaign-text.ts'
import { CampaignDialog, type Question } from './CampaignDialog.tsx'
import { CampaignEntry } from './CampaignEntry.tsx'
import { campaignList, followCampaigns } from './campaigns.ts'

/** The sent campaigns with their progress and actions. */
export function CampaignHistory() {
  const [question, setQuestion] = useState<Question>()
  const [isAsking, setAsking] = useState(false)
  useEffect(followCampaigns, [])
  return (
    <section className={panel.panel} aria-labelledby="kampanjer">
      <h2 id="kampanjer">{texts.history}</h2>
      <PartedView list={campaignList} texts={texts}>
        {({ items: campaigns }, { kept, more }) => (
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
            {more}
          </>
        )}
      </PartedView>
      {question && (
        <CampaignDialog {...question} open={isAsking} onClose={() => setAsking(false)} />
      )}
    </section>
  )
}
