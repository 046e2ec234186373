import { type ComponentProps, useState } from 'react'
import {
  isPhoto,
  litPictureAt,
  litTurn,
  type OverallsColour,
  tacksAt,
} from '../../modules/catalogue/rules.ts'
import { PatchPicture } from './PatchPicture.tsx'
import styles from './SewnPatch.module.css'

type Props = {
  image: string
  colour: OverallsColour
  size: 'thumb' | 'card'
  eager?: boolean
  /** Degrees clockwise by which the patch is turned, so that its light still comes from the top left. */
  turn?: number
}

/**
 * A patch with the stitches that hold it on overalls of this colour, in an element that is positioned. A photo has none,
 * as its edge is unknown.
 */
export function SewnPatch({ image, colour, size, eager = false, turn = 0 }: Props) {
  const lit = litTurn(turn)
  const layers = isPhoto(image)
    ? []
    : [
        ...(lit ? [{ name: styles.lit, src: litPictureAt(image, lit) }] : []),
        { name: styles.tacks, src: tacksAt(image, colour) },
      ]
  return (
    <>
      <PatchPicture image={image} size={size} eager={eager} />
      {layers.map(({ name, src }) => (
        <Layer key={name} className={name} src={src} loading={eager ? 'eager' : 'lazy'} />
      ))}
    </>
  )
}

/** A picture over the patch, without which it looks plainer: a missing one is not shown as broken. */
function Layer({ src, ...image }: ComponentProps<'img'>) {
  const [missing, setMissing] = useState<string>()
  if (src === missing) return null
  return <img src={src} alt="" draggable={false} onError={() => setMissing(src)} {...image} />
}
