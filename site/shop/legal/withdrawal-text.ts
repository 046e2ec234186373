import { returnDays, withdrawalForm } from '../../../modules/shared/terms.ts'
import { paths } from '../../paths.ts'
import { shop } from '../../text/shop-facts.ts'
import { acts } from './acts.ts'
import type { LegalTexts } from './section.ts'

/** Texts of /angrerett (angrerettloven §§ 20–25). */
export const withdrawalTexts = {
  title: 'Angrerett · Russpatcher',
  description: `Du har ${returnDays} dagers angrerett. Slik angrer du et kjøp, med angreskjemaet.`,
  headline: 'Angrerett',
  lead: `Du kan angre kjøpet innen ${returnDays} dager, uten å si hvorfor.`,
  sections: [
    {
      id: 'frist',
      title: 'Fristen',
      text: [
        `Fristen går ut ${returnDays} dager etter dagen da du, eller en du har valgt, fikk pakken. Kom bestillingen i flere pakker, regnes fristen fra den siste. Det er nok at du sender meldingen før fristen går ut. Du kan også angre før pakken kommer.`,
      ],
    },
    {
      id: 'slik',
      title: 'Slik angrer du',
      text: [
        `Gi oss en tydelig melding om at du angrer, for eksempel på e-post til ${shop.email} eller i brev til ${shop.company}, ${shop.street}, ${shop.postalCode} ${shop.city}. Oppgi ordrenummeret. Du kan bruke skjemaet under, men det er ikke et krav.`,
      ],
      links: [{ label: 'Angre kjøpet her', href: '#angreskjema' }],
    },
    {
      id: 'retur',
      title: 'Send varene tilbake',
      text: [
        `Send patchene til ${shop.street}, ${shop.postalCode} ${shop.city} senest ${returnDays} dager etter at du ga beskjed. Du betaler returporto.`,
        'Du kan undersøke patchene som i en butikk. Er de sydd på, strøket på eller brukt, kan vi trekke fra det de har sunket i verdi.',
      ],
    },
    {
      id: 'penger',
      title: 'Pengene tilbake',
      text: [
        'Du får tilbake det du har betalt for varene, og det den rimeligste leveringen kostet. Angrer du bare på noe av bestillingen, får du tilbake prisen for det du sender tilbake.',
        `Vi betaler senest ${returnDays} dager etter at vi fikk meldingen, på samme måte som du betalte og uten gebyr. Vi kan vente til vi har fått varene, eller til du viser at de er sendt.`,
      ],
      links: [acts.withdrawal],
    },
    {
      id: 'unntak',
      title: 'Unntak: ditt eget bilde',
      text: [
        'Angreretten gjelder ikke varer som er laget etter kundens egne ønsker eller har fått et tydelig personlig preg (angrerettloven §\u00a022 bokstav e). Patcher av ditt eget bilde er slike varer. Er det noe feil med dem, kan du likevel reklamere.',
      ],
      links: [{ label: 'Om reklamasjon', href: `${paths.terms()}#reklamasjon` }],
    },
  ],
} as const satisfies LegalTexts

/** The form to withdraw with, and what stands around it. */
export const withdrawalFormTexts = {
  title: 'Angreskjema',
  intro:
    'Fyll ut og send skjemaet hvis du vil gå fra avtalen. Du får en kvittering på e-post som sier når vi fikk det. Oppgir du ordrenummeret og e-postadressen fra bestillingen, gjengir den også det du skrev. Du kan også skrive skjemaet ut eller kopiere teksten.',
  noScript:
    'Uten JavaScript kan du skrive ut skjemaet, eller skrive det samme i en e-post til oss.',
  required: 'Felt med * må fylles ut.',
  recipient: (seller: string) => `Utfylt skjema sendes til: ${seller}`,
  statement: withdrawalForm.statement,
  fields: {
    goods: 'Varer',
    orderNumber: 'Ordrenummer',
    received: withdrawalForm.received,
    name: withdrawalForm.name,
    address: withdrawalForm.address,
    email: 'E-post',
  },
  emailHint: 'Hit sender vi kvitteringen.',
  missing: {
    goods: 'Skriv hvilke varer du angrer på',
    name: 'Skriv navnet ditt',
    email: 'Skriv e-postadressen din',
  },
  wrongEmail: 'Sjekk at e-postadressen er skrevet riktig',
  signature: withdrawalForm.signature,
  send: 'Bekreft at du angrer',
  sending: 'Sender ...',
  sent: (email: string) => `Vi har fått meldingen. Kvitteringen er på vei til ${email}.`,
  failed: 'Meldingen ble ikke sendt',
  failedText: `Prøv igjen, eller skriv det samme til ${shop.email}.`,
  print: 'Skriv ut',
  copy: 'Kopier teksten',
  copied: 'Teksten er kopiert. Lim den inn i en e-post til oss.',
  copyRefused:
    'Nettleseren lot oss ikke kopiere. Skriv ut skjemaet, eller skriv det samme i en e-post.',
} as const
