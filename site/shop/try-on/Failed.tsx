import { Button } from '../../ui/Button.tsx'
import { tryOnTexts as texts } from './text.ts'

type Props = { text: string; onAgain(): void }

/** Says that the shop did not answer, and asks again. */
export const Failed = ({ text, onAgain }: Props) => (
  <p role="alert">
    {text}{' '}
    <Button variant="quiet" size="small" onClick={onAgain}>
      {texts.again}
    </Button>
  </p>
)
