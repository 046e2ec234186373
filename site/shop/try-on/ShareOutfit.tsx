import { type Outfit, outfitText, sharePictureSize } from '../../../modules/catalogue/rules.ts'
import { paths } from '../../paths.ts'
import { ShareDialog } from '../share/components.ts'
import styles from './ShareOutfit.module.css'
import { tryOnTexts as texts } from './text.ts'

type Props = { outfit: Outfit; open: boolean; onClose(): void }

/** A link to the outfit as it is now, with the picture that goes with it. */
export default function ShareOutfit({ outfit, ...dialog }: Props) {
  const bukse = outfitText(outfit)
  return (
    <ShareDialog title={texts.share} path={paths.tryOn({ bukse })} {...dialog}>
      <img
        className={styles.picture}
        src={paths.outfitPicture(bukse)}
        alt={texts.picture}
        {...sharePictureSize}
      />
      <p>{texts.shareText}</p>
    </ShareDialog>
  )
}
