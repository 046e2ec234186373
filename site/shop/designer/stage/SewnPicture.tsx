import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { $isMoving, $isSewnShown, $sewn } from '../sewing/sewing.ts'
import { designerTexts } from '../text.ts'
import styles from './Live.module.css'

type Props = {
  /** It is the page's only picture of the patch, which no photo lies under. */
  isPreview: boolean
}

/** The sewn patch. A new one fades in over the one before. */
export function SewnPicture({ isPreview }: Props) {
  const sewn = useStore($sewn)
  const isShown = useStore($isSewnShown)
  const [stack, setStack] = useState<readonly string[]>([])
  const loaded = useRef(new Set<string>())
  const address = sewn?.address

  useEffect(() => {
    const isLoaded = (one: string) => loaded.current.has(one)
    setStack((before) => (address ? [...before.filter(isLoaded).slice(-1), address] : []))
  }, [address])

  if (!sewn) return null
  return (
    <div className={classNames(styles.layer, !isShown && styles.hidden)}>
      {stack.map((one) => (
        <img
          key={one}
          className={styles.sewn}
          src={one}
          alt={isPreview && one === address ? designerTexts.preview : ''}
          draggable={false}
          onLoad={({ currentTarget }) => {
            loaded.current.add(one)
            currentTarget.dataset.loaded = ''
            const fade = currentTarget.getAnimations().map(({ finished }) => finished)
            // One with another outline would show around the new one.
            void Promise.allSettled(fade).then(() => setStack((all) => withoutUnder(one, all)))
            if (one !== $sewn.get()?.address || $isMoving.get()) return
            // Of what the canvas has replaced nothing may show under the new one.
            if (!$isSewnShown.get()) setStack([one])
            $isSewnShown.set(true)
          }}
        />
      ))}
    </div>
  )
}

/** The pictures from one of them on. */
const withoutUnder = (one: string, all: readonly string[]): readonly string[] =>
  all.slice(Math.max(0, all.indexOf(one)))
