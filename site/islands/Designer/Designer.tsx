import { type DragEvent, useEffect, useRef, useState } from 'react'
import { addCustomPatch } from '../../stores/cart.ts'
import { dataUrlOf, refusalOf, wrongType } from '../../stores/picture-file.ts'
import { saveDesign } from '../../stores/saved-designs.ts'
import { readStored, writeStored } from '../../stores/storage.ts'
import { showError, showToast } from '../../stores/toast.ts'
import { designerTexts as texts } from '../../text/designer.ts'
import { Button } from '../../ui/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import styles from './Designer.module.css'
import { Preview } from './Preview.tsx'

const key = 'customPatchImage'

/** Turns a visitor's own picture into a patch. The picture stays in the browser. */
export function Designer() {
  const input = useRef<HTMLInputElement>(null)
  const [image, setImage] = useState<string>()
  const [isOver, setIsOver] = useState(false)
  const [isAdding, setIsAdding] = useState(false)

  useEffect(() => {
    const kept = readStored(key, 'sessionStorage')
    if (kept?.startsWith('data:image/')) setImage(kept)
  }, [])

  const keep = (picture: string | undefined) => {
    setImage(picture)
    writeStored(key, picture, 'sessionStorage')
  }

  const take = async (file: File | undefined) => {
    if (!file) return
    const refusal = refusalOf(file)
    const picture = refusal ? undefined : await dataUrlOf(file)
    if (!picture) {
      const { title, text } = refusal ?? wrongType
      return showError(title, text)
    }
    keep(picture)
    showToast(texts.uploaded)
  }

  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    void take(event.dataTransfer.files[0])
  }

  const add = async () => {
    if (!image) return showError(texts.missing, texts.missingText)
    setIsAdding(true)
    await addCustomPatch()
    setIsAdding(false)
  }

  const save = () => {
    if (!image) return showError(texts.missing, texts.missingText)
    if (saveDesign(image, new Date())) showToast(texts.saved)
    else showError(texts.notSaved, texts.notSavedText)
  }

  const choose = () => input.current?.click()

  return (
    <div className={styles.designer}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button does the same. */}
      <div
        className={classNames(styles.zone, isOver && styles.over)}
        data-zone
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <Preview image={image} />
        <div className={styles.choice}>
          {!image && <p className={styles.drop}>{texts.drop}</p>}
          <Button variant={image ? 'secondary' : 'primary'} onClick={choose}>
            {image ? texts.replace : texts.choose}
          </Button>
          {image && (
            <Button variant="quiet" onClick={() => keep(undefined)}>
              {texts.remove}
            </Button>
          )}
          {!image && <p className={styles.formats}>{texts.formats}</p>}
          <input
            ref={input}
            className={styles.file}
            type="file"
            tabIndex={-1}
            accept="image/png,image/jpeg,image/gif"
            aria-label={texts.picture}
            onChange={(event) => {
              void take(event.target.files?.[0])
              // The same file can be chosen again.
              event.target.value = ''
            }}
          />
        </div>
      </div>
      <div className={styles.actions}>
        <Button
          size="large"
          aria-disabled={isAdding || undefined}
          onClick={() => !isAdding && void add()}
        >
          {isAdding ? texts.adding : texts.add}
        </Button>
        <Button variant="secondary" size="large" onClick={save}>
          {texts.save}
        </Button>
      </div>
    </div>
  )
}
