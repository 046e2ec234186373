import { pictureAt, pictureWidths } from '../../modules/catalogue/rules.ts'
import styles from './PatchPicture.module.css'

/**
 * How wide pictures are shown. A phone's grid is told to be narrower than it is: with the densest screens it
 * would take pictures of twice the bytes for a difference that no eye sees at that size.
 */
const sizes = {
  thumb: '84px',
  card: '(max-width: 640px) and (min-resolution: 2.5dppx) 106px, (max-width: 640px) 130px, 270px',
  large: '(max-width: 640px) 90vw, 400px',
} as const

type Props = {
  image: string
  /** Shown as a tile behind the picture, from before it is there. */
  colour?: string | undefined
  alt?: string
  size: keyof typeof sizes
  eager?: boolean
}

/** A patch in the smallest form and width that the browser can use; other pictures as they are. */
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
      // Otherwise the browser hurries only once it has laid the page out and sees where the picture is.
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
