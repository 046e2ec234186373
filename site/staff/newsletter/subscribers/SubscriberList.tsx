import { useStore } from '@nanostores/react'
import type { Subscriber } from '../../../../modules/shared/contract/api.d.ts'
import { formatDay } from '../../../browser/dates.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import panel from '../../ui/form/Panel.module.css'
import { Empty } from '../../ui/form/Panel.tsx'
import { Loaded } from '../../ui/list/Loaded.tsx'
import { longestSearch } from '../../ui/list/search.ts'
import { useKeptFocus } from '../../ui/list/use-kept-focus.ts'
import { subscriberListTexts as listTexts } from '../campaign-text.ts'
import { newsletterTexts as texts } from '../text.ts'
import styles from './SubscriberList.module.css'
import {
  $subscribers,
  $subscribersAreOld,
  $subscriberView,
  refetchSubscribers,
  showMoreSubscribers,
} from './subscribers.ts'

const retry = () => void refetchSubscribers()

/** The subscribers, searchable by name and address. */
export function SubscriberList() {
  const list = useStore($subscribers)
  const search = useStore($subscriberView).search
  const total = list.value?.total ?? 0
  const isOld = useStore($subscribersAreOld)
  const { kept, holdEnd } = useKeptFocus(list.value?.items)
  return (
    <section className={panel.panel} aria-labelledby="abonnenter">
      <div className={panel.head}>
        <h2 id="abonnenter">{texts.subscribers}</h2>
        {list.value && <span>{texts.count(total)}</span>}
      </div>
      <Loaded
        loaded={list}
        texts={texts}
        retry={retry}
        isOld={isOld}
        toolbar={
          total > 0 && (
            <Field
              type="search"
              label={listTexts.search}
              placeholder={listTexts.searchHint}
              maxLength={longestSearch}
              value={search}
              onChange={(event) => $subscriberView.setKey('search', event.target.value)}
            />
          )
        }
      >
        {({ items: subscribers, nextCursor }) => (
          <>
            {subscribers.length === 0 && (
              <Empty drawing="subscribers" text={total === 0 ? texts.empty : listTexts.noHit} />
            )}
            <ul className={panel.list} aria-busy={isOld} {...kept}>
              {subscribers.map((subscriber) => (
                <Entry key={subscriber.id} subscriber={subscriber} />
              ))}
            </ul>
            {nextCursor && (
              <Button
                variant="secondary"
                isResting={isOld || list.isLoading}
                onClick={() => {
                  holdEnd()
                  void showMoreSubscribers()
                }}
              >
                {listTexts.more}
              </Button>
            )}
          </>
        )}
      </Loaded>
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
