const emailForm =
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z0-9æøå]([a-z0-9æøå-]{0,61}[a-z0-9æøå])?\.)+[a-z]{2,24}$/i

/** An address that the contract takes. */
export const isEmail = (text: string): boolean => emailForm.test(text.trim())
