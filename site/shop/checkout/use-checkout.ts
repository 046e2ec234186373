import { useStore } from '@nanostores/react'
import { useElements, useStripe } from '@stripe/react-stripe-js'
import {
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { Ore } from '../../../modules/shared/money.ts'
import { $checkoutForm, loadCheckoutForm, type RequiredField } from './form/checkout-form.ts'
import { focusAfter, focusFirst, returnFocus, saysNext, typedEarly } from './form/form-element.ts'
import { followPostalCode } from './form/postal-place.ts'
import { fieldProblems } from './form/validate.ts'
import { $refusal, $stage, payAnew, payNow } from './payment/checkout-payment.ts'
import { checkoutTexts as texts } from './text.ts'

/** The form's behaviour: the messages beside its fields, and the handling of Enter and the pay button. */
export function useCheckout(element: RefObject<HTMLFormElement | null>, total: Ore | undefined) {
  const stripe = useStripe()
  const elements = useElements()
  const form = useStore($checkoutForm, { ssr: 'initial' })
  const stage = useStore($stage, { ssr: 'initial' })
  const refusal = useStore($refusal, { ssr: 'initial' })
  const [left, setLeft] = useState<readonly RequiredField[]>([])
  const [isTried, setIsTried] = useState(false)

  useEffect(() => {
    loadCheckoutForm(element.current ? typedEarly(element.current) : {})
    return followPostalCode()
  }, [element])

  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && payAnew()
    addEventListener('pageshow', comeBack)
    return () => removeEventListener('pageshow', comeBack)
  }, [])

  const pressed = useRef<Element | null>(null)
  useEffect(() => {
    if (stage === 'idle') returnFocus(pressed.current)
  }, [stage])

  useEffect(() => {
    if (refusal?.field) focusFirst(element.current, (name) => name === refusal.field)
  }, [element, refusal])

  const problems = fieldProblems(form)
  const isDone = (field: RequiredField) => isTried || left.includes(field)

  return {
    isBusy: stage !== 'idle',

    /** The message beside a field, shown only after the customer left it or tried to pay. */
    problemOf(field: RequiredField): string | undefined {
      if (refusal?.field === field) return texts.refusedField(texts.labels[field])
      return isDone(field) ? problems[field] : undefined
    },

    termsProblem: isTried && !form.acceptTerms ? texts.acceptFirst : undefined,

    leave: (field: RequiredField) => setLeft((before) => [...new Set([...before, field])]),

    submit(event: SyntheticEvent) {
      event.preventDefault()
      setIsTried(true)
      pressed.current = document.activeElement
      focusFirst(element.current, (name) =>
        name === 'acceptTerms' ? !form.acceptTerms : name in problems,
      )
      if (total !== undefined) void payNow({ stripe, elements }, total)
    },

    /** Browsers don't submit on Enter while the button is disabled; the validation must run all the same. */
    submitOnEnter(event: KeyboardEvent) {
      const { target } = event
      const isField = target instanceof HTMLInputElement
      if (event.key !== 'Enter' || !isField || event.defaultPrevented) return
      if (event.nativeEvent.isComposing) return
      event.preventDefault()
      if (saysNext(target)) focusAfter(element.current, target)
      else element.current?.requestSubmit()
    },
  }
}
