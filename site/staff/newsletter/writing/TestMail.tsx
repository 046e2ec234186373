import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { testCampaignEmailMaxLength } from '../../../client/generated/admin/campaign-test.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { submits } from '../../ui/form/submits.ts'
import { previewTexts as texts } from '../campaign-text.ts'
import { $canSend } from './campaign.ts'
import { $isTesting, lastTestAddress, sendTest } from './campaign-test.ts'
import styles from './TestMail.module.css'

/** Sends the form's campaign to one address, which the browser remembers. */
export function TestMail() {
  const isTesting = useStore($isTesting)
  const canSend = useStore($canSend)
  const [email, setEmail] = useState(lastTestAddress)
  const [problem, setProblem] = useState<string>()
  const submit = async () => setProblem(await sendTest(email))
  return (
    <form className={styles.test} noValidate onSubmit={submits(submit)}>
      <Field
        label={texts.testEmail}
        type="email"
        autoComplete="email"
        maxLength={testCampaignEmailMaxLength}
        spellCheck={false}
        hint={texts.testHint}
        error={problem}
        value={email}
        onChange={(event) => {
          setEmail(event.target.value)
          setProblem(undefined)
        }}
      />
      <Button
        busy={isTesting}
        busyText={texts.testing}
        type="submit"
        variant="secondary"
        isResting={!canSend || isTesting}
      >
        {texts.test}
      </Button>
    </form>
  )
}
