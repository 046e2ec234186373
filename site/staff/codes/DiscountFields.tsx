import { useStore } from '@nanostores/react'
import { isPast } from '../../../modules/checkout/rules.ts'
import { dayInOslo } from '../../../modules/shared/day.ts'
import {
  createDiscountCodeCodeMaxLength,
  createDiscountCodeDescriptionMaxLength,
} from '../../client/generated/admin/discount-codes.ts'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { NumberField } from '../ui/form/NumberField.tsx'
import panel from '../ui/form/Panel.module.css'
import styles from './DiscountFields.module.css'
import { codeEditor } from './discount-editor.ts'
import type { DiscountForm } from './discount-form.ts'
import { discountTexts as texts } from './text.ts'

const types = ['percentage', 'fixed', 'buy_x_get_y'] as const satisfies DiscountForm['type'][]
const typeOptions = types.map((value) => ({ value, label: texts.types[value] }))

const { $form } = codeEditor

const boxes = ['isActive', 'excludeCustomPatches'] as const

type TextField = Exclude<keyof DiscountForm, 'type' | (typeof boxes)[number]>

/** The fields of a discount code; the server checks their ranges. */
export function DiscountFields() {
  const form = useStore($form)
  const text = (name: TextField) => ({
    name,
    value: form[name],
    onChange: (event: { target: { value: string } }) => $form.setKey(name, event.target.value),
  })
  const isOver = isPast(form.validUntil || null, dayInOslo(new Date()))
  return (
    <div className={panel.fields}>
      <div className={`${styles.code} ${panel.whole}`}>
        <Field
          label={texts.code}
          required
          maxLength={createDiscountCodeCodeMaxLength}
          autoComplete="off"
          {...text('code')}
        />
      </div>
      <div className={panel.whole}>
        <Field
          label={texts.description}
          maxLength={createDiscountCodeDescriptionMaxLength}
          {...text('description')}
        />
      </div>
      <Select
        label={texts.type}
        options={typeOptions}
        value={form.type}
        onChange={(event) => $form.setKey('type', event.target.value as typeof form.type)}
      />
      <NumberField kind="whole" label={texts.value[form.type]} required {...text('value')} />
      <NumberField kind="decimal" label={texts.minimumField} {...text('minimum')} />
      <NumberField
        kind="count"
        label={texts.maxUses}
        hint={texts.maxUsesHint}
        {...text('maxUses')}
      />
      <Field
        label={texts.validUntil}
        type="date"
        hint={isOver ? texts.pastDate : undefined}
        {...text('validUntil')}
      />
      <div className={panel.whole}>
        {boxes.map((name) => (
          <Checkbox
            key={name}
            checked={form[name]}
            onChange={(event) => $form.setKey(name, event.target.checked)}
          >
            {texts.fieldLabels[name]}
          </Checkbox>
        ))}
      </div>
    </div>
  )
}
