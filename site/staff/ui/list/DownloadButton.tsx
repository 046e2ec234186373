import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { showFailure } from './failure.ts'
import { saveFile } from './save-file.ts'

type Props = {
  label: string
  /** Name of the saved file. */
  name: string
  /** Title of the toast after a failure. */
  failed: string
  load: () => Promise<Blob>
}

/** A button that downloads a file, which only a call with the administrator's token can fetch. */
export function DownloadButton({ label, name, failed, load }: Props) {
  const [isLoading, setLoading] = useState(false)
  const download = async () => {
    setLoading(true)
    try {
      saveFile(await load(), name)
    } catch (error) {
      showFailure(failed, error)
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
