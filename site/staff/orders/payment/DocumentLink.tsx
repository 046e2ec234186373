import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { showFailure } from '../../ui/list/failure.ts'
import { saveFile } from '../../ui/list/save-file.ts'
import { paymentTexts as texts } from './text.ts'

type Props = { label: string; load: () => Promise<Blob> }

/** A button that downloads a document, which only a call with the administrator's token can fetch. */
export function DocumentLink({ label, load }: Props) {
  const [isLoading, setLoading] = useState(false)
  const download = async () => {
    setLoading(true)
    try {
      saveFile(await load(), `${label.toLowerCase().replace(' nr. ', '-')}.pdf`)
    } catch (error) {
      showFailure(texts.documentFailed, error)
    } finally {
      setLoading(false)
    }
  }
  return (
    <Button
      variant="quiet"
      size="small"
      isResting={isLoading}
      aria-busy={isLoading}
      onClick={() => void download()}
    >
      <Icon name="download" size={18} /> {label}
    </Button>
  )
}
