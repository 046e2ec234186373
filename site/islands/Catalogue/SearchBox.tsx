import { useEffect, useRef, useState } from 'react'
import { maxLength } from '../../client/catalogue.ts'
import { catalogueTexts as texts } from '../../text/catalogue.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './Toolbar.module.css'

/** Ms that typing has to rest before it filters. */
const typingRest = 300

type Props = { search: string | undefined; onTyped(search: string | undefined): void }

/** Filters as one types; the form that it stands in does so at once. */
export function SearchBox({ search, onTyped }: Props) {
  const [text, setText] = useState(search ?? '')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  // Another search came from outside, such as the back button's: it takes the place of what stands here.
  useEffect(() => {
    setText((current) => (current.trim() === (search ?? '') ? current : (search ?? '')))
  }, [search])
  useEffect(() => {
    // What was just typed belongs to the entry of the history that is left.
    const restore = () => {
      clearTimeout(timer.current)
      setText(search ?? '')
    }
    addEventListener('popstate', restore)
    return () => removeEventListener('popstate', restore)
  }, [search])
  useEffect(() => () => clearTimeout(timer.current), [])

  const type = (typed: string) => {
    setText(typed)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (typed.trim() !== (search ?? '')) onTyped(typed.trim() || undefined)
    }, typingRest)
  }

  return (
    <div className={styles.search}>
      <input
        type="search"
        name="search"
        aria-label={texts.search}
        placeholder={texts.search}
        maxLength={maxLength.listProducts.search}
        autoComplete="off"
        value={text}
        onChange={(event) => type(event.target.value)}
      />
      <button type="submit" aria-label="Søk">
        <Icon name="search" size={20} />
      </button>
    </div>
  )
}
