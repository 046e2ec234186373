import { expect, test } from 'vitest'
import { privacyTexts } from './privacy-text.ts'
import { retentionRows } from './retention-text.ts'

test('the page on privacy says how long in words, for each row of the table that the jobs obey', () => {
  const periods = Object.fromEntries(retentionRows.map(({ what, period }) => [what, period]))
  expect(periods).toMatchObject({
    'Handlekurver uten bestilling': '60 dager etter at den siste varen ble lagt i kurven',
    'Meldinger fra kontaktskjemaet': 'Ett år etter at du sendte meldingen',
    'Navn, e-post, telefon, adresse, egne bilder, notater og grunner til tilbakebetaling på betalte bestillinger':
      '5 år etter at regnskapsåret til kjøpet, eller til en senere tilbakebetaling, er slutt',
  })
  for (const period of Object.values(periods)) expect(period).toMatch(/ etter at |^Til du /)
})

test('no other sentence of the page promises a time after which data are deleted', () => {
  const sentences = JSON.stringify(privacyTexts.sections)
  expect(sentences).not.toMatch(/\b(\d+|en|én|et|ett|to|tre|fem) (timer?|døgn|dag(er)?|uker?|år)\b/)
})
