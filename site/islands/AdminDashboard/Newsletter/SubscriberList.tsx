import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Subscriber } from '../../../../modules/shared/contract/api.d.ts'
import { $subscribers, refetchSubscribers } from '../../../stores/admin-subscribers.ts'
import { formatDay } from '../../../stores/dates.ts'
import { newsletterTexts as texts } from '../../../text/admin/newsletter.ts'
import { orderTexts } from '../../../text/admin/orders.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Drawing } from '../../../ui/Drawing.tsx'
import { Loaded } from '../Loaded.tsx'
import panel from '../Panel.module.css'
import styles from './SubscriberList.module.css'

/** Entries at first and with each press on the button. */
const step = 100

export function SubscriberList() {
  const [limit, setLimit] = useState(step)
  return (
    <Loaded list={useStore($subscribers)} texts={texts} retry={() => void refetchSubscribers()}>
      {(subscribers) => (
        <section className={panel.panel}>
          <div className={panel.head}>
            <h2>{texts.subscribers}</h2>
            <span>{texts.count(subscribers.length)}</span>
          </div>
          {subscribers.length === 0 && (
            <div className={panel.empty}>
              <Drawing name="subscribers" />
              <p>{texts.empty}</p>
            </div>
          )}
          <ul className={panel.list}>
            {subscribers.slice(0, limit).map((subscriber) => (
              <Entry key={subscriber.id} subscriber={subscriber} />
            ))}
          </ul>
          {subscribers.length > limit && (
            <Button variant="secondary" onClick={() => setLimit(limit + step)}>
              {orderTexts.more(Math.min(subscribers.length - limit, step))}
            </Button>
          )}
        </section>
      )}
    </Loaded>
  )
}

function Entry({ subscriber }: { subscriber: Subscriber }) {
  const { name, email, isActive, subscribedAt } = subscriber
  return (
    <li className={styles.entry}>
      <span className={styles.name}>{name?.trim() || texts.anonymous}</span>
      <Badge tone={isActive ? 'green' : 'grey'}>{isActive ? texts.active : texts.inactive}</Badge>
      <span className={styles.email}>{email}</span>
      <time dateTime={subscribedAt}>{formatDay(subscribedAt)}</time>
    </li>
  )
}
