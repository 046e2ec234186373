import { paths } from '../../paths.ts'
import { shop } from '../../text/shop-facts.ts'
import { acts, authorities } from './acts.ts'
import type { LegalTexts } from './section.ts'

/**
 * Texts of /personvern (GDPR articles 13 and 14). Retention periods come from `modules/shared/retention.ts` alone, and
 * the entries that browsers store from `stored-keys.ts` (ekomloven § 3-15).
 */
export const privacyTexts = {
  title: 'Personvern · Russpatcher',
  description:
    'Hva Russpatcher lagrer om deg, hvorfor, hvor lenge og hvem som får se det. Vi sporer deg ikke.',
  headline: 'Personvern',
  lead: 'Vi lagrer det vi trenger for å selge og sende patcher. Vi sporer deg ikke, viser ingen annonser og selger ingen opplysninger.',
  sections: [
    {
      id: 'ansvarlig',
      title: 'Ansvarlig',
      text: [
        `${shop.company} (org.nr. ${shop.organisationNumber}) er behandlingsansvarlig. Skriv til ${shop.email} om du lurer på noe.`,
      ],
    },
    {
      id: 'bestillinger',
      title: 'Bestillinger',
      text: [
        'Når du bestiller, lagrer vi navn, e-post, telefon, adresse, hva du kjøpte, beløpene, korttypen og de fire siste sifrene, betalingens nummer hos Stripe, rabattkoden og e-postene vi sendte. Betaler vi noe tilbake, eller tar banken din opp kjøpet, lagrer vi det og grunnen, og de som jobber her, kan skrive notater på bestillingen. Vi trenger det for å oppfylle avtalen med deg (GDPR artikkel 6 nr. 1 bokstav b). Uten navn, e-post, telefon og adresse kan vi ikke levere, så du må oppgi dem for å handle.',
        'Bokføringsloven pålegger oss å oppbevare det som hører til regnskapet (artikkel 6 nr. 1 bokstav c).',
      ],
      links: [acts.bookkeeping],
    },
    {
      id: 'handlekurv',
      title: 'Handlekurv og bilder',
      text: [
        'Handlekurven ligger hos oss under et tilfeldig nummer, uten navn. Grunnlaget er at du har bedt om den (artikkel 6 nr. 1 bokstav b).',
        'Bestiller du en patch av et bilde du har lastet opp, følger bildet og designet bestillingen, sammen med det du skriver om motivet før vi syr. Deler du et design, kan alle som har lenken, se det og bildet i det.',
      ],
    },
    {
      id: 'nyhetsbrev',
      title: 'Nyhetsbrev',
      text: [
        'Melder du deg på nyhetsbrevet, lagrer vi e-postadressen, navnet hvis du oppgir det, når du meldte deg på, og hvilke brev vi har sendt. Grunnlaget er samtykke (artikkel 6 nr. 1 bokstav a og markedsføringsloven §\u00a015). Du melder deg av med lenken i hvert brev. Da beholder vi adressen som avmeldt, så vi ikke skriver til den igjen. Ber du oss slette den også, beholder vi bare et fingeravtrykk, så ingen andre kan melde den på.',
      ],
      links: [{ label: 'Meld deg av', href: paths.unsubscribe() }],
    },
    {
      id: 'kontakt',
      title: 'Meldinger til oss',
      text: [
        'Skriver du til oss, lagrer vi navn, e-post, telefon og meldingen for å kunne svare (artikkel 6 nr. 1 bokstav f). Sender du et angreskjema, lagrer vi det du fyller ut, og når vi fikk det (bokstav c).',
      ],
    },
    {
      id: 'sikkerhet',
      title: 'Misbruk og innlogging',
      text: [
        'For å stoppe misbruk og bruk av stjålne kort teller vi forsøk fra hver nettadresse (IP-adresse). Nettadressen står også på en bestilling til den er betalt eller går ut. Grunnlaget er vår berettigede interesse (artikkel 6 nr. 1 bokstav f).',
        'For ansatte lagrer vi innlogginger med brukernavn og nettadresse.',
      ],
    },
    {
      id: 'mottakere',
      title: 'Hvem som får opplysningene',
      text: ['Disse får det de trenger, og ingen andre:'],
      points: [
        'Stripe tar imot betalingen. De får navn, e-post, telefon, adresse, hva du bestilte, rabattkoden, beløpene og handlekurvens nummer. I kassen henter nettleseren betalingsfeltene rett fra Stripe. Hele kortnummeret ser bare de. Velger du noe annet enn kort, kan den som tilbyr betalingsmåten, få de samme opplysningene.',
        `${shop.processors.mail} sender e-postene våre og får adressen din og innholdet.`,
        `${shop.processors.hosting} drifter serverne der alt er lagret.`,
        'Posten får navn og adresse for å levere pakken.',
        'Regnskapsføreren får kvitteringer og kreditnotaer, og det samme gjør skattemyndighetene når de ber om det.',
      ],
      links: [{ label: 'Personvern hos Stripe', href: 'https://stripe.com/privacy' }],
    },
    {
      id: 'utland',
      title: 'Utenfor EØS',
      text: [
        'Stripe kan behandle opplysninger i USA og andre land utenfor EØS. Stripes egen personvernerklæring sier hvilke garantier som gjelder.',
      ],
    },
    {
      id: 'rettigheter',
      title: 'Rettighetene dine',
      text: [
        `Du kan be om å få se, rette eller slette det vi har om deg, og om å få det utlevert. Du kan be oss begrense bruken, protestere mot den og trekke tilbake et samtykke. Skriv til ${shop.email}. Du får svar innen en måned. Det vi må ha for regnskapet, kan vi ikke slette før tiden, og en angremelding beholder vi til fristen for å betale tilbake er ute.`,
        'Mener du at vi bryter reglene, kan du klage til Datatilsynet.',
      ],
      links: [authorities.privacy],
    },
  ],
} as const satisfies LegalTexts

/** Texts around the table of retention periods. */
export const retentionTexts = {
  title: 'Hvor lenge vi lagrer',
  intro: 'Det som er for gammelt, slettes automatisk hver natt.',
  what: 'Hva',
  period: 'Hvor lenge',
} as const

/** Texts around the table of cookies and storage. */
export const storageTexts = {
  title: 'Informasjonskapsler og lagring',
  intro:
    'Alt på denne listen er nødvendig for det du ber nettbutikken om, og krever derfor ikke samtykke (ekomloven §\u00a03-15). Ingenting av det vi selv lagrer, følger deg til andre nettsteder.',
  name: 'Navn',
  purpose: 'Hva det er til',
} as const
