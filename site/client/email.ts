import { isEmail as isContractEmail } from './generated/formats.ts'

/** Whether the contract accepts the text as an e-mail address; spaces around it are ignored. */
export const isEmail = (text: string): boolean => isContractEmail(text.trim())
