import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect } from 'react'
import type { Order } from '../../../modules/shared/contract/api.d.ts'
import { paths } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { useStaffOnly } from '../dashboard/index.ts'
import { Loaded } from '../ui/list/Loaded.tsx'
import styles from './PrintPage.module.css'
import { $printedIds, $printedOrders, idsOf, refetchPrintedOrders } from './printed-orders.ts'
import { printTexts as texts } from './text.ts'

type Props = {
  title: string
  /** The print options. */
  choice?: ReactNode
  children: (orders: readonly Order[]) => ReactNode
}

/** A printable page of the address's orders; the bar on top is not printed. */
export function PrintPage({ title, choice, children }: Props) {
  const isStaff = useStaffOnly()
  const list = useStore($printedOrders)
  const ids = useStore($printedIds)
  const missing = ids.length - (list.value?.length ?? 0)
  useEffect(() => {
    if (!isStaff) return
    $printedIds.set(idsOf(new URLSearchParams(location.search)))
    void refetchPrintedOrders()
  }, [isStaff])
  if (!isStaff) return <Spinner label={texts.loading} />
  return (
    <>
      <header className={`${styles.bar} on-dark`}>
        <h1>{title}</h1>
        <p>{list.value && texts.orders(list.value.length)}</p>
        {choice}
        <ButtonLink variant="secondary" size="small" href={paths.adminDashboard()}>
          {texts.back}
        </ButtonLink>
        {list.value && list.value.length > 0 && (
          <Button size="small" onClick={() => print()}>
            {texts.print}
          </Button>
        )}
      </header>
      <div className={styles.paper} tabIndex={-1}>
        <Loaded loaded={list} texts={texts} retry={() => void refetchPrintedOrders()}>
          {(orders) => (
            <>
              {missing > 0 && <p className={styles.note}>{texts.missing(missing)}</p>}
              {orders.length > 0 ? children(orders) : <p>{texts.none}</p>}
            </>
          )}
        </Loaded>
      </div>
    </>
  )
}
