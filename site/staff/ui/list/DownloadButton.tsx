import { Button } from '../../../ui/Button.tsx'
import { useAction } from '../../../ui/hooks/use-action.ts'
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
  const [download, isLoading] = useAction(
    async () => saveFile(await load(), name),
    (error) => showFailure(failed, error),
  )
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
