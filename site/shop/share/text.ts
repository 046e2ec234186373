/** Texts of the dialog that shares a cart or a wishlist. */
export const shareTexts = {
  share: { cart: 'Del handlekurven', wishlist: 'Del ønskelisten' },
  text: {
    cart: 'Åpne lenken på en annen enhet, eller gi den til noen. De får sin egen kopi av handlekurven.',
    wishlist:
      'Åpne lenken på en annen enhet, eller gi den til noen. De får sin egen kopi av ønskelisten.',
  },
  ownPictures:
    'Lenken tar med bildet på patchen du har laget. Alle som får lenken, kan se det og bestille patchen.',
  onlySome: (count: number) => `Lenken tar med de ${count} siste.`,
  link: 'Lenke',
  copy: 'Kopier lenken',
  copied: 'Lenken er kopiert',
  notCopied: 'Merk lenken og kopier den selv',
  send: 'Send lenken',
  qr: 'QR-kode med lenken',
  qrText: 'Pek kameraet på den andre enheten hit.',
  tooLong: 'Listen er for lang for en QR-kode. Send lenken i stedet.',
  qrFailed: 'Vi fikk ikke laget QR-koden. Send lenken i stedet.',
} as const
