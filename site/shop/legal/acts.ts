/** The acts that the pages follow, as lovdata.no publishes them, and the authorities that take complaints. */
export const acts = {
  withdrawal: {
    label: 'Angrerettloven hos Lovdata',
    href: 'https://lovdata.no/dokument/NL/lov/2014-06-20-27',
  },
  purchase: {
    label: 'Forbrukerkjøpsloven hos Lovdata',
    href: 'https://lovdata.no/dokument/NL/lov/2002-06-21-34',
  },
  bookkeeping: {
    label: 'Bokføringsloven hos Lovdata',
    href: 'https://lovdata.no/dokument/NL/lov/2004-11-19-73',
  },
} as const

export const authorities = {
  consumers: { label: 'Forbrukertilsynet', href: 'https://www.forbrukertilsynet.no' },
  privacy: { label: 'Datatilsynet', href: 'https://www.datatilsynet.no' },
} as const
