// Generated from openapi.yaml by `npm run generate`. Do not edit.
export const isEmail = (text: string): boolean =>
  text.length >= 6 &&
  text.length <= 254 &&
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([A-Za-z0-9æøåÆØÅ]([A-Za-z0-9æøåÆØÅ-]{0,61}[A-Za-z0-9æøåÆØÅ])?\.)+[A-Za-z]{2,24}$/u.test(
    text,
  )
