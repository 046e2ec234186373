import { paths } from '../../../paths.ts'
import { ShareDialog } from '../../share/components.ts'
import { designerTexts as texts } from '../text.ts'

type Props = { id: string; open: boolean; onClose(): void }

/** The link of a recorded design. */
export default function DesignLink({ id, ...dialog }: Props) {
  return (
    <ShareDialog title={texts.share} path={paths.design({ design: id })} {...dialog}>
      <p>{texts.shareText}</p>
    </ShareDialog>
  )
}
