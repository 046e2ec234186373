import { useStore } from '@nanostores/react'
import { type Ref, useState } from 'react'
import { isOnPart, overallsParts } from '../../../modules/catalogue/rules.ts'
import { Failed } from './Failed.tsx'
import { $outfit, $selected, type PartName } from './outfit.ts'
import styles from './Stage.module.css'
import { tryOnTexts as texts } from './text.ts'
import { Worn } from './Worn.tsx'

type Props = { part: PartName; ref: Ref<HTMLDivElement> }

/** A part of the overalls with its patches, which are moved by finger, mouse and keyboard. */
export function Stage({ part, ref }: Props) {
  const { colour, patches } = useStore($outfit)
  const { width, height } = overallsParts[part]
  const shown = patches
    .map((worn, index) => ({ worn, index }))
    .filter(({ worn }) => isOnPart(worn, overallsParts[part]))
  const [missing, setMissing] = useState<string>()
  const address = (size: number) => `/bilder/bukse-${colour}-${part}-${size}.webp`
  return (
    <div className={styles.frame}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has no place for the patches on it. */}
      <div
        className={styles.stage}
        ref={ref}
        role="group"
        tabIndex={-1}
        aria-label={texts.stage(texts.parts[part], shown.length)}
        onPointerDown={({ target, currentTarget }) => {
          if (target === currentTarget || target instanceof HTMLImageElement)
            $selected.set(undefined)
        }}
      >
        {missing === address(800) ? (
          <div className={styles.missing}>
            <Failed text={texts.overallsFailed} onAgain={() => setMissing(undefined)} />
          </div>
        ) : (
          <img
            className={styles.overalls}
            src={address(800)}
            srcSet={`${address(400)} 400w, ${address(800)} 800w`}
            sizes="(max-width: 700px) 94vw, 560px"
            alt=""
            width={width}
            height={height}
            draggable={false}
            fetchPriority="high"
            onError={() => setMissing(address(800))}
          />
        )}
        {shown.map(({ worn, index }) => (
          <Worn
            key={`${index} ${worn.id}`}
            worn={worn}
            index={index}
            colour={colour}
            part={overallsParts[part]}
          />
        ))}
        {patches.length === 0 && <p className={styles.empty}>{texts.empty}</p>}
      </div>
    </div>
  )
}
