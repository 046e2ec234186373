type Stored = { name: string; purpose: string }

/**
 * Entries that the shop stores in the visitor's browser, as /personvern lists them, by place and by how long they stay.
 * `stored-keys.test.ts` compares the names with what the code uses.
 */
export const storedKeys = {
  localStorage: [
    { name: 'cart-session-id', purpose: 'Nummeret på handlekurven din' },
    { name: 'wishlist', purpose: 'Ønskelisten' },
    { name: 'outfit', purpose: 'Buksa du har kledd på under «Prøv dem på»' },
    {
      name: 'outfit-before',
      purpose: 'Din egen bukse, mens du kler på en som noen har delt med deg',
    },
    { name: 'savedDesigns', purpose: 'Patcher av eget bilde som du har lagret' },
    { name: 'appliedDiscount', purpose: 'Rabattkoden du har tatt i bruk' },
    { name: 'gdpr-accepted', purpose: 'At du har lukket meldingen om informasjonskapsler' },
  ],
  sessionStorage: [
    { name: 'customPatchImage', purpose: 'Bildet du lager patch av' },
    { name: 'customPatchImageId', purpose: 'Nummeret bildet har hos oss' },
    { name: 'customPatchDesign', purpose: 'Patchen du holder på å lage: form, tråder og tekst' },
    { name: 'checkout-form', purpose: 'Det du har fylt ut i kassen; fjernes når du har betalt' },
    { name: 'checkout-filled-place', purpose: 'Stedet som postnummeret ga' },
    {
      name: 'checkout-intent',
      purpose: 'Betalingen du har begynt på, til vi vet hvordan det gikk',
    },
    { name: 'help-chat', purpose: 'Samtalen med hjelperen; den sendes ikke til oss' },
    { name: 'help-chat-draft', purpose: 'Det du holder på å skrive til hjelperen' },
    { name: 'help-chat-open', purpose: 'At hjelperen er åpen' },
    { name: 'hasSeenSpecialOffer', purpose: 'At du har sett ukens tilbud' },
    { name: 'height-of-best-for-you', purpose: 'Høyden på en del av forsiden, så den ikke hopper' },
  ],
  cookies: [
    {
      name: '__Host-cart-session-id',
      purpose:
        'Nummeret på handlekurven, bare når nettleseren nekter oss annen lagring eller ikke kjører JavaScript; forsvinner når du lukker nettleseren',
    },
    {
      name: '__stripe_mid',
      purpose: 'Settes av Stripe i kassen for å oppdage misbruk av kort; varer i ett år',
    },
    {
      name: '__stripe_sid',
      purpose: 'Settes av Stripe i kassen for å oppdage misbruk av kort; varer i 30 minutter',
    },
    {
      name: 'm',
      purpose:
        'Settes av Stripe på m.stripe.com når du er i kassen, for å oppdage misbruk av kort i alle butikker som bruker Stripe; varer i inntil to år',
    },
  ],
  staff: [
    { name: 'admin_device', purpose: 'Informasjonskapsel: kjenner igjen maskinen i 90 dager' },
    { name: 'adminToken', purpose: 'Innloggingen' },
    { name: 'adminName', purpose: 'Hvem utkastene tilhører' },
    { name: 'adminOverviewFolded', purpose: 'At oversikten er slått sammen' },
    { name: 'adminSlipsInPairs', purpose: 'To pakksedler på hvert ark' },
    { name: 'campaignDraft', purpose: 'Utkast til nyhetsbrev' },
    { name: 'campaign-test-address', purpose: 'Adressen som prøver av nyhetsbrev går til' },
    { name: 'adminForms', purpose: 'Skjemaer som ikke er lagret' },
    { name: 'adminTrackingDrafts', purpose: 'Sporingsnumre som ikke er lagret' },
    { name: 'adminPlace', purpose: 'Siden du skal tilbake til etter innlogging' },
    { name: 'adminUndoable', purpose: 'Endringer som kan angres' },
    { name: 'adminDeletedCodes', purpose: 'Rabattkoder som kan hentes tilbake' },
    { name: 'adminWaitingCampaigns', purpose: 'Nyhetsbrev som venter på å bli sendt' },
  ],
} as const satisfies Record<string, readonly Stored[]>

/** The parts of the list as the page names them, in its order. */
export const storedParts = [
  { title: 'Til du sletter det (localStorage)', keys: storedKeys.localStorage },
  { title: 'Til du lukker fanen (sessionStorage)', keys: storedKeys.sessionStorage },
  { title: 'Informasjonskapsler (cookies)', keys: storedKeys.cookies },
  { title: 'Bare for ansatte', keys: storedKeys.staff },
] as const
