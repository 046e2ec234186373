import { useEffect, useState } from 'react'
import { Field } from '../../ui/form/Field.tsx'
import styles from './ProductForm.module.css'
import { assortmentTexts as texts } from './text.ts'

type Props = {
  image: File | undefined
  /** Address of the photo that the patch has; none of a new patch. */
  shown: string | undefined
  choose(file: File | undefined): void
  error: string | undefined
}

/** The photo of a patch, and how it will look. */
export function PhotoField({ image, shown, choose, error }: Props) {
  const chosen = useFileAddress(image)
  const address = chosen ?? shown
  // What the browser can't show; what is wrong with it, the server says.
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
        onChange={(event) => choose(event.target.files?.[0])}
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

/** An address under which the page shows a file that was chosen. */
function useFileAddress(file: File | undefined): string | undefined {
  const [address, setAddress] = useState<string>()

  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => {
      setAddress(undefined)
      URL.revokeObjectURL(made)
    }
  }, [file])

  return address
}
