import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { Field } from '../../../ui/form/Field.tsx'
import styles from './ListToolbar.module.css'
import { longestSearch } from './search.ts'

type Props = {
  texts: { search: string; searchHint: string }
  search: string
  onSearch(text: string): void
  /** The number of matches; undefined until it is known. */
  count: string | null
  /** Whether the count belongs to a former view. */
  isOld: boolean
  /** The action on the whole list. */
  action: ReactNode
  /** The filters beside the search. */
  children: ReactNode
}

/** The toolbar of a staff list: search, filters, the number of matches, and an action. */
export function ListToolbar({ texts, search, onSearch, count, isOld, action, children }: Props) {
  return (
    <div className={styles.toolbar}>
      <div className={styles.filters}>
        <Field
          type="search"
          label={texts.search}
          placeholder={texts.searchHint}
          maxLength={longestSearch}
          value={search}
          onChange={(event) => onSearch(event.target.value)}
        />
        {children}
      </div>
      <div className={styles.line}>
        <p role="status" className={classNames(isOld && styles.old)}>
          {count}
        </p>
        {action}
      </div>
    </div>
  )
}
