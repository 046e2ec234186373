import styles from './Preview.module.css'
import { designerTexts as texts } from './text.ts'

/** A round patch with the picture on its cloth, or an empty placeholder. */
export function Preview({ image }: { image: string | undefined }) {
  return (
    <div className={image ? styles.patch : styles.empty}>
      {image ? (
        <img
          key="picture"
          src={image}
          alt={texts.preview}
          width="280"
          height="280"
          draggable={false}
        />
      ) : (
        <img key="empty" src="/tilpasset-patch.svg" alt="" width="150" height="150" />
      )}
    </div>
  )
}
