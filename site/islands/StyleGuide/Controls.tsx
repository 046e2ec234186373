import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Field } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'
import { Stepper } from '../../ui/Stepper.tsx'
import { Textarea } from '../../ui/Textarea.tsx'
import { Section } from './Section.tsx'
import styles from './StyleGuide.module.css'

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const
const sizes = ['small', 'medium', 'large'] as const
const sorts = [
  { value: 'popular', label: 'Mest populær' },
  { value: 'newest', label: 'Nyeste' },
]

export function Controls() {
  const [quantity, setQuantity] = useState(3)
  return (
    <>
      <Section title="Knapper">
        {variants.flatMap((variant) =>
          sizes.map((size) => (
            <Button key={variant + size} variant={variant} size={size}>
              {variant}, {size}
            </Button>
          )),
        )}
        {variants.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            {variant}, av
          </Button>
        ))}
        <div className={`${styles.red} on-red`}>
          <Button size="large">På rødt</Button>
        </div>
      </Section>
      <Section title="Felt">
        <form>
          <Field label="Tomt" placeholder="Skriv her" />
          <Field label="Påkrevd" required defaultValue="Kari Nordmann" />
          <Field label="Med hjelp" hint="Fire siffer" inputMode="numeric" defaultValue="0155" />
          <Field label="Med feil" error="Postnummeret må ha fire siffer." defaultValue="15" />
          <Field label="Av" disabled defaultValue="Kan ikke endres" />
          <Select label="Valg" options={sorts} defaultValue="popular" />
          <Textarea label="Melding" rows={3} defaultValue="Hei! Har dere patcher med elg?" />
          <div>
            <Checkbox defaultChecked>Ja takk til nyhetsbrev</Checkbox>
            <Checkbox error="Du må godta vilkårene.">Jeg godtar vilkårene</Checkbox>
            <Checkbox disabled>Av</Checkbox>
          </div>
          <div>
            <Stepper label="Antall" value={quantity} maximum={5} onChange={setQuantity} />
            <Stepper label="Antall, lavest" value={1} onChange={() => undefined} />
          </div>
        </form>
      </Section>
    </>
  )
}
