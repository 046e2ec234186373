import { useState } from 'react'
import { Checkbox } from '../ui/form/Checkbox.tsx'
import { Field } from '../ui/form/Field.tsx'
import { Select } from '../ui/form/Select.tsx'
import { Stepper } from '../ui/form/Stepper.tsx'
import { Textarea } from '../ui/form/Textarea.tsx'
import { Section } from './Section.tsx'

const sorts = [
  { value: 'popular', label: 'Mest populær' },
  { value: 'newest', label: 'Nyeste' },
]
const focus = { 'data-state': 'focus-visible' }

export function Fields() {
  const [quantity, setQuantity] = useState(3)
  return (
    <Section title="Felt">
      <form>
        <Field label="Tomt" placeholder="Skriv her" />
        <Field label="I fokus" defaultValue="Kari" {...focus} />
        <Field label="Påkrevd" required defaultValue="Kari Nordmann" />
        <Field label="Med hjelp" hint="Fire siffer" inputMode="numeric" defaultValue="0155" />
        <Field label="Med feil" error="Postnummeret må ha fire siffer." defaultValue="15" />
        <Field
          label="Med feil, i fokus"
          error="Postnummeret må ha fire siffer."
          defaultValue="155"
          {...focus}
        />
        <Field label="Av" disabled defaultValue="Kan ikke endres" />
        <Select label="Valg" options={sorts} defaultValue="popular" />
        <Select label="Valg i fokus" options={sorts} {...focus} />
        <Select label="Valg, av" options={sorts} disabled />
        <Textarea label="Melding" rows={3} defaultValue="Hei! Har dere patcher med elg?" />
        <Textarea label="Melding i fokus" rows={3} {...focus} />
        <Textarea label="Melding med feil" rows={3} error="Skriv minst ti tegn." />
        <div>
          <Checkbox>Ikke krysset av</Checkbox>
          <Checkbox defaultChecked>Ja takk til nyhetsbrev</Checkbox>
          <Checkbox {...focus}>I fokus</Checkbox>
          <Checkbox error="Du må godta vilkårene.">Jeg godtar vilkårene</Checkbox>
          <Checkbox disabled>Av</Checkbox>
        </div>
        <div>
          <Stepper label="Antall" value={quantity} maximum={5} onChange={setQuantity} />
          <Stepper label="Antall, lavest" value={1} maximum={5} onChange={() => undefined} />
          <Stepper label="Antall, høyest" value={5} maximum={5} onChange={() => undefined} />
        </div>
      </form>
    </Section>
  )
}
