import { useStore } from '@nanostores/react'
import type { DiscountCode } from '../../../modules/shared/contract/api.d.ts'
import panel from '../ui/form/Panel.module.css'
import { Empty } from '../ui/form/Panel.tsx'
import { Loaded } from '../ui/list/Loaded.tsx'
import { useKeptFocus } from '../ui/list/use-kept-focus.ts'
import { DiscountEntry } from './DiscountEntry.tsx'
import { $discountCodes, refetchDiscountCodes } from './discounts.ts'
import { discountTexts as texts } from './text.ts'

/** The discount codes of the shop; 3FOR2 is not among them (PRICE-10). */
export function DiscountList({ onEdit }: { onEdit(code: DiscountCode): void }) {
  const list = useStore($discountCodes)
  const { kept } = useKeptFocus(list.value)
  return (
    <Loaded loaded={list} texts={texts} retry={() => void refetchDiscountCodes()}>
      {(codes) => (
        <section className={panel.panel}>
          <h2>{texts.codes}</h2>
          {codes.length === 0 && <Empty drawing="codes" text={texts.empty} />}
          <ul className={panel.list} {...kept}>
            {codes.map((code) => (
              <DiscountEntry key={code.id} code={code} onEdit={() => onEdit(code)} />
            ))}
          </ul>
        </section>
      )}
    </Loaded>
  )
}
