import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { debounce } from '../../../browser/timing/debounce.ts'
import { listProductsSearchMaxLength } from '../../../client/generated/products.ts'
import { Icon } from '../../../ui/Icon.tsx'
import styles from '../Toolbar.module.css'
import { catalogueTexts as texts } from '../text.ts'

/** Debounce of typing in ms. */
const typingRest = 300

type Props = { search: string | undefined; onTyped(search: string | undefined): void }

/** Filters while the customer types, debounced; submitting the form filters at once. */
export function SearchBox({ search, onTyped }: Props) {
  const [text, setText] = useState(search ?? '')
  const latest = useRef({ search, onTyped })
  latest.current = { search, onTyped }
  /** The latest search that this field asked for, or shows. */
  const own = useRef(search)
  const [filter] = useState(() =>
    debounce(typingRest, (typed: string) => {
      const { search, onTyped } = latest.current
      own.current = typed || undefined
      if (typed !== (search ?? '')) onTyped(own.current)
    }),
  )

  // The search changed elsewhere, for example by Back: it replaces the text of this field. One that was typed here does
  // not: more may have been typed since. At once, because hydration empties the field, and a letter typed next would be
  // the whole text.
  useLayoutEffect(() => {
    if (own.current === search) return
    own.current = search
    setText(search ?? '')
  }, [search])
  useEffect(() => {
    // A pending search belongs to the history entry that is being left.
    const restore = () => {
      filter.cancel()
      setText(search ?? '')
    }
    addEventListener('popstate', restore)
    return () => removeEventListener('popstate', restore)
  }, [search, filter])
  useEffect(() => filter.cancel, [filter])

  const type = (typed: string) => {
    setText(typed)
    filter(typed.trim())
  }

  return (
    <div className={styles.search}>
      <input
        type="search"
        name="search"
        aria-label={texts.search}
        placeholder={texts.search}
        maxLength={listProductsSearchMaxLength}
        autoComplete="off"
        value={text}
        onChange={(event) => type(event.target.value)}
      />
      <button type="submit" className="icon-button" aria-label={texts.submitSearch}>
        <Icon name="search" size={20} />
      </button>
    </div>
  )
}
