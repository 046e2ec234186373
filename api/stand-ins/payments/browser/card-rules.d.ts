export function brandOf(number: string): 'visa' | 'mastercard' | 'amex' | 'unknown'
export function formatNumber(typed: string): string
export function formatExpiry(typed: string, deleting?: boolean): string
export function formatCvc(typed: string, brand: string): string
export function expiryOf(formatted: string): { month: number; year: number }
export function numberError(number: string): string | null
export function expiryError(formatted: string, now: Date): string | null
export function cvcError(cvc: string, brand: string): string | null
