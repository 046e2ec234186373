import { PatchPicture } from '../../../components/PatchPicture.tsx'
import { paths } from '../../../paths.ts'
import { homeTexts as texts } from '../text.ts'
import styles from './CategoryPicker.module.css'
import { onChoose } from './on-choose.ts'

type Props = {
  /** Category names, each with the picture of one of its patches. */
  categories: readonly { name: string; image: string | undefined }[]
  /** Called with the name, instead of following the link. */
  onCategory?: (name: string) => void
}

/** Categories as links with a patch each. Works without JavaScript when there is no handler. */
export function CategoryPicker({ categories, onCategory }: Props) {
  return (
    <section aria-labelledby="kategorier">
      <h2 id="kategorier">{texts.categories}</h2>
      <ul className={styles.cloths}>
        {categories.map(({ name, image }) => (
          <li key={name}>
            <a
              className={styles.cloth}
              href={paths.products({ category: name })}
              onClick={onChoose(name, onCategory)}
            >
              <span className={`capital ${styles.name}`}>{withJoint(name)}</span>
              {image && (
                <span className={styles.picture}>
                  <PatchPicture image={image} size="thumb" />
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
      <p>
        <a className={styles.all} href={paths.products()}>
          {texts.allCategories}
        </a>
      </p>
    </section>
  )
}

/** Adds a soft hyphen: few browsers hyphenate Norwegian. */
const withJoint = (name: string) => name.replace(/^russe(?=[a-zæøå])/, '$&\u00ad')
