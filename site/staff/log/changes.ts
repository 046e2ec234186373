import type { StaffAction } from '../../../modules/shared/contract/api.d.ts'
import { formatKr, formatOre } from '../../../modules/shared/money.ts'
import { formatDay } from '../../browser/dates.ts'
import { statusLabels } from '../orders/index.ts'
import { fieldLabels, logTexts as texts, valueLabels } from './text.ts'

/** A field of an action: its label, and its value before and after; undefined where the action has none. */
export type ShownChange = { label: string; before: string | undefined; after: string | undefined }

/** Fields that the sentence about an action names. */
const inSentence = new Set(['rows', 'isAtLeast', 'recipients'])

/** Fields whose values are days. */
const days = new Set(['validUntil', 'from', 'to'])

/** Amounts in øre. */
const amounts = new Set(['minimumAmount', 'refundedTotal'])

const fieldOrder = Object.keys(fieldLabels)

/** The fields of an action with their values as texts, in the order of their labels: the log itself has none. */
export function changesOf({ before, after }: Pick<StaffAction, 'before' | 'after'>): ShownChange[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return names
    .filter((name) => !inSentence.has(name) && (has(before, name) || has(after, name)))
    .sort((a, b) => placeOf(a) - placeOf(b))
    .map((name) => shownChange(name, before, after))
}

function placeOf(name: string): number {
  const place = fieldOrder.indexOf(name)
  return place === -1 ? fieldOrder.length : place
}

/** A value that stayed the same is shown once, as what it is. */
function shownChange(name: string, before: Fields, after: Fields): ShownChange {
  const [was, is] = [before, after].map((fields) =>
    fields && name in fields ? textOf(name, fields[name]) : undefined,
  )
  return { label: fieldLabels[name] ?? name, before: was === is ? undefined : was, after: is }
}

type Fields = StaffAction['before']

const has = (fields: Fields, name: string): boolean =>
  fields?.[name] !== undefined && fields[name] !== null

function textOf(name: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  if (typeof value === 'number') return numberText(name, value)
  if (Array.isArray(value)) return value.join(', ') || texts.nothing
  const text = typeof value === 'string' ? value : ''
  if (days.has(name) && text) return formatDay(text)
  if (name === 'status')
    return Object.entries(statusLabels).find(([status]) => status === text)?.[1] ?? text
  if (name === 'refunded') return formatOre(Number(text))
  return valueLabels[name]?.[text] ?? (text || texts.nothing)
}

function numberText(name: string, value: number): string {
  if (name === 'price') return formatKr(value)
  return amounts.has(name) ? formatOre(value) : String(value)
}
