import { pictureAt, pictureWidths } from '../../modules/catalogue/rules.ts'
import styles from './PatchPicture.module.css'

/**
 * Displayed widths. The phone grid declares less than its true width: the densest screens would otherwise load twice
 * the bytes for an invisible difference.
 */
const sizes = {
  thumb: '84px',
  card: '(max-width: 640px) and (min-resolution: 2.5dppx) 106px, (max-width: 640px) 130px, 270px',
  large: '(max-width: 640px) 90vw, 400px',
} as const

type Props = {
  image: string
  /** Colour of the tile behind the picture, visible while it loads. */
  colour?: string | undefined
  alt?: string
  size: keyof typeof sizes
  eager?: boolean
}

/** A patch in the smallest format and width that the browser supports; other pictures as they are. */
export function PatchPicture({ image, colour, alt = '', size, eager = false }: Props) {
  const srcSet = (form: 'avif' | 'webp') =>
    pictureWidths.map((width) => `${pictureAt(image, width, form)} ${width}w`).join(', ')
  const picture = (
    <img
      src={image}
      alt={alt}
      width="400"
      height="400"
      loading={eager ? 'eager' : 'lazy'}
      // Without this, the browser raises the priority only after layout, when it finds the picture in view.
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
    />
  )
  return (
    <span className={styles.frame}>
      {colour && (
        <svg className={styles.tile} aria-hidden="true">
          <rect width="100%" height="100%" fill={colour} fillOpacity=".13" />
        </svg>
      )}
      {image.startsWith('/patches/') ? (
        <picture>
          <source type="image/avif" srcSet={srcSet('avif')} sizes={sizes[size]} />
          <source type="image/webp" srcSet={srcSet('webp')} sizes={sizes[size]} />
          {picture}
        </picture>
      ) : (
        picture
      )}
    </span>
  )
}
