import styles from './DressedBib.module.css'
import { SewnPatch } from './SewnPatch.tsx'

/** Most patches that the bib has room for. */
const mostOnBib = 6

/** The bib of red overalls with pictures of patches on it, such as those of a new order. */
export const DressedBib = ({ pictures }: { pictures: readonly string[] }) => (
  <div className={styles.bib} aria-hidden="true">
    <img
      src="/bilder/bukse-red-bib-400.webp"
      srcSet="/bilder/bukse-red-bib-400.webp 1x, /bilder/bukse-red-bib-800.webp 2x"
      alt=""
      width="600"
      height="640"
    />
    {pictures.slice(0, mostOnBib).map((image) => (
      <span key={image}>
        <SewnPatch image={image} colour="red" size="thumb" eager />
      </span>
    ))}
  </div>
)
