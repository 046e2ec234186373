import { useStore } from '@nanostores/react'
import type { Subscriber } from '../../../../modules/shared/contract/api.d.ts'
import { formatDay } from '../../../browser/dates.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import panel from '../../ui/form/Panel.module.css'
import { Empty } from '../../ui/form/Panel.tsx'
import { PartedView } from '../../ui/list/PartedView.tsx'
import { longestSearch } from '../../ui/list/search.ts'
import { subscriberListTexts as listTexts } from '../campaign-text.ts'
import { newsletterTexts as texts } from '../text.ts'
import styles from './SubscriberList.module.css'
import { subscriberList } from './subscribers.ts'

const { $loaded, $view } = subscriberList

/** The subscribers, searchable by name and address. */
export function SubscriberList() {
  const { value } = useStore($loaded)
  const { search } = useStore($view)
  const total = value?.total ?? 0
  return (
    <section className={panel.panel} aria-labelledby="abonnenter">
      <div className={panel.head}>
        <h2 id="abonnenter">{texts.subscribers}</h2>
        {value && <span>{texts.count(total)}</span>}
      </div>
      <PartedView
        list={subscriberList}
        texts={texts}
        toolbar={() =>
          total > 0 && (
            <Field
              type="search"
              label={listTexts.search}
              placeholder={listTexts.searchHint}
              maxLength={longestSearch}
              value={search}
              onChange={(event) => $view.setKey('search', event.target.value)}
            />
          )
        }
      >
        {({ items: subscribers }, { isOld, isLoading, kept, more }) => (
          <>
            {subscribers.length === 0 && (
              <Empty drawing="subscribers" text={total === 0 ? texts.empty : listTexts.noHit} />
            )}
            <ul className={panel.list} aria-busy={isOld || isLoading} {...kept}>
              {subscribers.map((subscriber) => (
                <Entry key={subscriber.id} subscriber={subscriber} />
              ))}
            </ul>
            {more}
          </>
        )}
      </PartedView>
    </section>
  )
}

function Entry({ subscriber }: { subscriber: Subscriber }) {
  const { name, email, isActive, subscribedAt } = subscriber
  return (
    <li className={styles.entry} tabIndex={-1}>
      <span className={styles.name}>{name?.trim() || texts.anonymous}</span>
      <Badge tone={isActive ? 'green' : 'grey'}>{isActive ? texts.active : texts.inactive}</Badge>
      <span className={styles.email}>{email}</span>
      <time dateTime={subscribedAt}>{formatDay(subscribedAt)}</time>
    </li>
  )
}
