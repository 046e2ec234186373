import { useStore } from '@nanostores/react'
import type { DiscountCode } from '../../../../modules/shared/contract/api.d.ts'
import { $discountCodes, refetchDiscountCodes } from '../../../stores/admin-discounts.ts'
import { discountTexts as texts } from '../../../text/admin/discounts.ts'
import { Drawing } from '../../../ui/Drawing.tsx'
import { Loaded } from '../Loaded.tsx'
import panel from '../Panel.module.css'
import { useKeptFocus } from '../use-kept-focus.ts'
import { DiscountEntry } from './DiscountEntry.tsx'

export function DiscountList({ onEdit }: { onEdit(code: DiscountCode): void }) {
  const list = useStore($discountCodes)
  const { kept } = useKeptFocus<HTMLUListElement>(list.value)
  return (
    <Loaded loaded={list} texts={texts} retry={() => void refetchDiscountCodes()}>
      {(codes) => (
        <section className={panel.panel}>
          <h2>{texts.codes}</h2>
          {codes.length === 0 && (
            <div className={panel.empty}>
              <Drawing name="codes" />
              <p>{texts.empty}</p>
            </div>
          )}
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
