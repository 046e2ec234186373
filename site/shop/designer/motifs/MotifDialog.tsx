import { useEffect, useRef, useState } from 'react'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { setPatch } from '../design.ts'
import { editorTexts as texts } from '../editor-text.ts'
import { startOfMotif } from '../patch/starts.ts'
import { $patch } from '../patch/store.ts'
import { ask } from '../sewing-worker/ask.ts'
import styles from './MotifDialog.module.css'
import { type MotifChoice, motifChoices } from './motif-choice.ts'

type Props = { open: boolean; onClose(): void }

/** The motifs that a customer may start from, each sewn on a small patch. */
export default function MotifDialog({ open, onClose }: Props) {
  const pictures = useMotifPictures(open)
  const hasChosen = useRef(false)
  const choose = ({ name, threads }: MotifChoice) => {
    setPatch(startOfMotif(name, threads, $patch.get() ?? undefined))
    hasChosen.current = true
    onClose()
  }
  /** With the first motif, the controls replace the button that has opened the dialog. */
  const table = () => (hasChosen.current ? document.getElementById('bordet') : null)
  return (
    <Dialog wide open={open} title={texts.chooseMotif} onClose={onClose} returnTo={table}>
      <ul className={styles.motifs}>
        {motifChoices.map((choice) => (
          <li key={choice.name}>
            <button type="button" className={styles.motif} onClick={() => choose(choice)}>
              {pictures[choice.name] ? (
                <img src={pictures[choice.name]} alt="" width="84" height="84" />
              ) : (
                <span className={styles.waiting} />
              )}
              {choice.label}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

/** Addresses of the sewn motifs by name, as far as they are sewn. */
function useMotifPictures(isWanted: boolean): Readonly<Record<string, string>> {
  const [pictures, setPictures] = useState<Record<string, string>>({})
  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    const made: string[] = []
    for (const { name, threads } of motifChoices)
      void ask('motif', { kind: 'motif', name, threads }).then(
        ({ picture }) => {
          if (!isCurrent) return
          const address = URL.createObjectURL(picture)
          made.push(address)
          setPictures((before) => ({ ...before, [name]: address }))
        },
        () => undefined,
      )
    return () => {
      isCurrent = false
      for (const address of made) URL.revokeObjectURL(address)
      setPictures({})
    }
  }, [isWanted])
  return pictures
}
