import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Order, PaymentOfOrder } from '../../../../modules/shared/contract/api.d.ts'
import { formatOre, krOfOre } from '../../../../modules/shared/money.ts'
import { refundOrderReasonMaxLength } from '../../../client/generated/admin/orders.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/form/Checkbox.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Stepper } from '../../../ui/form/Stepper.tsx'
import { NumberField } from '../../ui/form/NumberField.tsx'
import panel from '../../ui/form/Panel.module.css'
import { submits } from '../../ui/form/submits.ts'
import { typedOf } from '../../ui/form/typed-number.ts'
import { orderDetailsTexts } from '../text.ts'
import { $isRefunding, sendRefund } from './order-payment.ts'
import styles from './PaymentSection.module.css'
import {
  amountOf,
  emptyForm,
  type RefundForm as Form,
  formOf,
  unitsLeft,
  wholeForm,
  worthOf,
} from './refund-form.ts'
import { stockedUnits } from './returned-units.ts'
import { paymentTexts as texts } from './text.ts'

type Props = { order: Order; payment: PaymentOfOrder; close(): void }

/** Pays units, the shipping or any amount back. */
export function RefundForm({ order, payment, close }: Props) {
  const { form, choose, type, problems, submit, isBusy } = useRefund({ order, payment, close })
  const left = unitsLeft(order, payment)
  const { amount, units } = formOf(form)
  return (
    <form
      className={styles.form}
      onSubmit={submits(submit)}
      noValidate
      aria-label={texts.formTitle}
    >
      <Button variant="quiet" size="small" onClick={() => choose(wholeForm(order, payment, form))}>
        {texts.whole}
      </Button>
      <ul className={styles.units}>
        {order.items.map(({ itemId, product }) => {
          const name = product.name || orderDetailsTexts.unknownProduct
          const most = left.get(itemId) ?? 0
          return (
            <li key={itemId}>
              <span>
                {name} <span className="aside">{texts.unitsLeft(most)}</span>
              </span>
              {most > 0 && (
                <Stepper
                  label={texts.unitsOf(name)}
                  value={form.units.get(itemId) ?? 0}
                  minimum={0}
                  maximum={most}
                  onChange={(quantity) =>
                    choose({ ...form, units: new Map(form.units).set(itemId, quantity) })
                  }
                />
              )}
            </li>
          )
        })}
      </ul>
      {order.shipping > 0 && (
        <Checkbox
          checked={form.withShipping}
          onChange={({ target }) => choose({ ...form, withShipping: target.checked })}
        >
          {texts.shipping(formatOre(order.shipping))}
        </Checkbox>
      )}
      <NumberField
        kind="decimal"
        label={texts.amount}
        required
        value={form.amount}
        hint={texts.amountHint(formatOre(payment.left))}
        error={problems.amount}
        onChange={({ target }) => type({ amount: target.value })}
      />
      <Field
        label={texts.reason}
        required
        maxLength={refundOrderReasonMaxLength}
        autoComplete="off"
        value={form.reason}
        hint={texts.reasonHint}
        error={problems.reason}
        onChange={({ target }) => type({ reason: target.value })}
      />
      {stockedUnits(order, units).length > 0 && (
        <Checkbox
          checked={form.restock}
          onChange={({ target }) => type({ restock: target.checked })}
        >
          {texts.restock}
        </Checkbox>
      )}
      <div className={panel.buttons}>
        <Button type="submit" variant="primary" isResting={isBusy}>
          {texts.submit(amount > 0 ? formatOre(amount) : '')}
        </Button>
        <Button variant="quiet" onClick={close}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}

type Problems = { amount?: string; reason?: string }

function useRefund({ order, payment, close }: Props) {
  const [form, setForm] = useState<Form>(() =>
    order.status === 'cancelled'
      ? priced(order, payment, wholeForm(order, payment, emptyForm))
      : emptyForm,
  )
  const [problems, setProblems] = useState<Problems>({})
  const isBusy = useStore($isRefunding)
  const change = (next: Form) => {
    setForm(next)
    setProblems({})
  }
  return {
    form,
    problems,
    isBusy,
    /** Chooses what to pay for, and sets the amount by it. */
    choose: (next: Form) => change(priced(order, payment, next)),
    type: (typed: Partial<Form>) => change({ ...form, ...typed }),
    async submit() {
      const found = problemsOf(form, payment)
      setProblems(found)
      if (Object.keys(found).length > 0) return
      if (await sendRefund(order, form)) close()
    },
  }
}

function priced(order: Order, payment: PaymentOfOrder, form: Form): Form {
  return { ...form, amount: typedOf(krOfOre(worthOf(order, payment, form))) }
}

function problemsOf(form: Form, { left }: PaymentOfOrder): Problems {
  const amount = amountOf(form)
  const isAmount = amount >= 1 && amount <= left
  return {
    ...(!isAmount && { amount: texts.amountInvalid(formatOre(left)) }),
    ...(form.reason.trim() === '' && { reason: texts.reasonMissing }),
  }
}
