import { useState } from 'react'
import { orderDetailsTexts as texts } from '../../../text/admin.ts'
import styles from './OrderItems.module.css'

/** An ordered patch, or a tile that says that its picture is missing. */
export function Picture({ image, alt = '' }: { image: string; alt?: string }) {
  const [missing, setMissing] = useState<string>()
  if (!image || missing === image) return <span className={styles.tile}>{texts.noPicture}</span>
  return <img src={image} alt={alt} onError={() => setMissing(image)} />
}
