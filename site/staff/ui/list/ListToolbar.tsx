import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { Field } from '../../../ui/form/Field.tsx'
import styles from './ListToolbar.module.css'
import { longestSearch } from './search.ts'

type Props = {
  texts: { search: string; searchHint: string }
  search: string
  onSearch(text: string): void
  /** How many match; nothing until that is known. */
  count: string | null
  /** Whether the count is of another view than the one that was asked for. */
  isOld: boolean
  /** What can be done with the list as a whole. */
  action: ReactNode
  /** The filters beside the search. */
  children: ReactNode
}

/** What stands above a list of the staff's: search and filters, how many match, and what can be done with these. */
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
