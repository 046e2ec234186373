import { paths } from '../../paths.ts'
import { shop } from '../../text/shop-facts.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import styles from './OrderConfirmation.module.css'
import { confirmationTexts as texts } from './text.ts'

/** The shop's contact, and links to continue. */
export function Help() {
  return (
    <>
      <div className={styles.part}>
        <h2>{texts.helpTitle}</h2>
        <p>{texts.help}</p>
        <p className={styles.contact}>
          <a className="lone-link" href={`mailto:${shop.email}`}>
            {shop.email}
          </a>
          <a className="lone-link" href={`tel:${shop.phone.replaceAll(' ', '')}`}>
            {shop.phone}
          </a>
        </p>
      </div>
      <p className="button-row">
        <ButtonLink href={paths.home()}>{texts.home}</ButtonLink>
        <ButtonLink href={paths.allPatches()} variant="quiet">
          {texts.more}
        </ButtonLink>
      </p>
    </>
  )
}
