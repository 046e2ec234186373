import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { isEmail } from '../../../client/email.ts'
import { showPersonalDataEmailMaxLength } from '../../../client/generated/admin/personal-data.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { submits } from '../../ui/form/submits.ts'
import { ForgottenPerson } from './ForgottenPerson.tsx'
import { FoundPerson } from './FoundPerson.tsx'
import styles from './PersonSearch.module.css'
import { $isFinding, $shown, findPerson } from './personal-data.ts'
import { personalDataTexts as texts } from './text.ts'
import { useScrolledTo } from './use-scrolled-to.ts'

/** Finds what the shop stores about a customer; staff can download it, and forget the customer. */
export function PersonSearch() {
  const shown = useStore($shown)
  const isFinding = useStore($isFinding)
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<string>()
  const result = useScrolledTo<HTMLDivElement>(shown.state !== 'none' && shown)

  const submit = () => {
    setProblem(isEmail(email) ? undefined : texts.wrongEmail)
    if (isEmail(email)) void findPerson(email.trim())
  }

  return (
    <section aria-labelledby="personal-data">
      <h3 id="personal-data">{texts.title}</h3>
      <p>{texts.intro}</p>
      <form className={styles.form} method="post" noValidate onSubmit={submits(submit)}>
        <Field
          label={texts.email}
          name="customer"
          type="email"
          autoComplete="off"
          spellCheck={false}
          maxLength={showPersonalDataEmailMaxLength}
          error={problem}
          value={email}
          onChange={({ target }) => {
            setEmail(target.value)
            setProblem(undefined)
          }}
        />
        <Button type="submit" size="small" busy={isFinding} busyText={texts.finding}>
          {texts.find}
        </Button>
      </form>
      <div ref={result} role="status" className={styles.result}>
        {shown.state === 'found' && <FoundPerson key={shown.data.email} data={shown.data} />}
        {shown.state === 'forgotten' && <ForgottenPerson {...shown} />}
      </div>
    </section>
  )
}
