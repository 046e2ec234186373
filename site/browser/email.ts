const emailForm =
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z0-9æøå]([a-z0-9æøå-]{0,61}[a-z0-9æøå])?\.)+[a-z]{2,24}$/i

/** Whether the contract accepts the text as an e-mail address; spaces around it are ignored. */
export const isEmail = (text: string): boolean => emailForm.test(text.trim())
