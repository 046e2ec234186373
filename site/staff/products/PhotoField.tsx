import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Field } from '../../ui/form/Field.tsx'
import { useObjectUrl } from '../../ui/hooks/use-blob.ts'
import styles from './ProductForm.module.css'
import { $photo, choosePhoto } from './product-editor.ts'
import { assortmentTexts as texts } from './text.ts'

type Props = {
  /** Address of the current photo; none for a new patch. */
  shown: string | undefined
  error: string | undefined
}

/** The photo field of a patch, with a preview. */
export function PhotoField({ shown, error }: Props) {
  const chosen = useObjectUrl(useStore($photo))
  const address = chosen ?? shown
  // The browser can't decode the file; the server's refusal gives the reason.
  const [broken, setBroken] = useState<string>()
  return (
    <div className={styles.photo}>
      <Field
        label={shown ? texts.newImage : texts.image}
        type="file"
        name="image"
        accept="image/png,image/jpeg,image/gif"
        required={!shown}
        hint={texts.imageHint}
        error={error}
        onChange={(event) => choosePhoto(event.target.files?.[0])}
      />
      <div className={styles.preview}>
        {address && address !== broken && (
          <img
            src={address}
            alt={texts.preview}
            width="120"
            height="120"
            onError={() => setBroken(address)}
          />
        )}
      </div>
    </div>
  )
}
