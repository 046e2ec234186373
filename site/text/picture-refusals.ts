/**
 * Reasons for refusing a picture (specification, section 9). The numbers are those of `customPatch`; computing them
 * would enlarge the designer's script, so a test compares them.
 */
export const pictureRefusals = {
  wrongType: 'Kun PNG, JPG eller GIF filer er tillatt',
  tooLarge: 'Filen må være mindre enn 5MB',
  tooManyPixels: 'Bildet kan ha høyst 50 megapiksler, og 20 000 piksler langs en side.',
} as const
