import { classNames } from '../../ui/class-names.ts'
import styles from './Preview.module.css'
import { designerTexts as texts } from './text.ts'

type Props = { image: string | undefined; hasPatch: boolean }

/** A round patch with the picture on its cloth, until it is sewn, or an empty placeholder. */
export function Preview({ image, hasPatch }: Props) {
  if (!image)
    return (
      <div className={classNames(styles.empty, hasPatch && styles.gone)}>
        <img key="empty" src="/tilpasset-patch.svg" alt="" width="150" height="150" />
      </div>
    )
  return (
    <div className={styles.patch}>
      <img
        key="picture"
        src={image}
        alt={texts.preview}
        width="280"
        height="280"
        draggable={false}
      />
    </div>
  )
}
