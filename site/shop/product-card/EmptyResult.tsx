import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Drawing } from '../../ui/Drawing.tsx'
import styles from './EmptyResult.module.css'
import { gridTexts as texts } from './text.ts'

/** The message for an empty result. */
export function EmptyResult({ title = texts.empty }: { title?: string }) {
  return (
    <div className={styles.empty}>
      <Drawing name="search" />
      <h3>{title}</h3>
      <p>{texts.emptyHint}</p>
      <ButtonLink href={paths.products()} variant="quiet">
        {texts.reset}
      </ButtonLink>
    </div>
  )
}
