import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import panel from '../../ui/form/Panel.module.css'
import { LoadFailure } from '../../ui/list/LoadFailure.tsx'
import { previewTexts as texts } from '../campaign-text.ts'
import styles from './CampaignPreview.module.css'
import { $preview, drawPreview, followCampaign } from './campaign-preview.ts'
import { MailFrame } from './MailFrame.tsx'
import { TestMail } from './TestMail.tsx'

const shapes = ['html', 'text'] as const

/** The preview of the form's campaign, and a form for a test mail. */
export function CampaignPreview() {
  const { value: mail, isLoading, failure } = useStore($preview)
  const [shape, setShape] = useState<(typeof shapes)[number]>('html')
  useEffect(followCampaign, [])
  return (
    <section className={panel.panel} aria-labelledby="forhandsvisning" tabIndex={-1}>
      <div className={panel.head}>
        <h2 id="forhandsvisning">{texts.title}</h2>
        <fieldset className={styles.shapes}>
          <legend className="visually-hidden">{texts.shown}</legend>
          {shapes.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === shape}
              onClick={() => setShape(one)}
            >
              {texts[one]}
            </button>
          ))}
        </fieldset>
      </div>
      {failure && !isLoading ? (
        <LoadFailure text={texts.failed} failure={failure} retry={() => void drawPreview()} />
      ) : (
        <div className={styles.mail} aria-busy={isLoading}>
          {mail === null && <p>{isLoading ? texts.loading : texts.hint}</p>}
          {mail && shape === 'html' && <MailFrame title={texts.frame} html={mail.html} />}
          {mail && shape === 'text' && <pre>{mail.text}</pre>}
        </div>
      )}
      <TestMail />
    </section>
  )
}
