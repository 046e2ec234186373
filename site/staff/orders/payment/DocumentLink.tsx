import { DownloadButton } from '../../ui/list/DownloadButton.tsx'
import { paymentTexts as texts } from './text.ts'

type Props = { label: string; load: () => Promise<Blob> }

/** A button that downloads a document of an order, such as 'Kvittering nr. 12'. */
export function DocumentLink({ label, load }: Props) {
  return (
    <DownloadButton
      label={label}
      name={`${label.toLowerCase().replace(' nr. ', '-')}.pdf`}
      failed={texts.documentFailed}
      load={load}
    />
  )
}
