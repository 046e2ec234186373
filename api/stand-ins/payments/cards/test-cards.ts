/** The outcome of charging a test card (Stripe's documentation, "Testing"). */
export type Behaviour = 'pays' | 'authenticates' | 'disputes' | Decline

type Decline = keyof typeof declines

/** Error code and message by decline code. Stripe sends a separate `decline_code` only where it differs from `code`. */
export const declines = {
  generic_decline: { code: 'card_declined', message: 'Your card was declined.' },
  insufficient_funds: { code: 'card_declined', message: 'Your card has insufficient funds.' },
  lost_card: { code: 'card_declined', message: 'Your card was declined.' },
  stolen_card: { code: 'card_declined', message: 'Your card was declined.' },
  card_velocity_exceeded: {
    code: 'card_declined',
    message:
      'Your card was declined for making repeated attempts too frequently or exceeding its amount limit.',
  },
  test_mode_live_card: {
    code: 'card_declined',
    message: 'Your card was declined. Your request was in test mode, but used a non test card.',
  },
  expired_card: { code: 'expired_card', message: 'Your card has expired.' },
  incorrect_cvc: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  processing_error: {
    code: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  },
} as const

/** By number; any other card counts as real and is declined in test mode. */
export const testCards: Record<string, Behaviour> = {
  '4242424242424242': 'pays',
  '4000056655665556': 'pays',
  '5555555555554444': 'pays',
  '2223003122003222': 'pays',
  '378282246310005': 'pays',
  '4000000000000259': 'disputes',
  '4000002500003155': 'authenticates',
  '4000002760003184': 'authenticates',
  '4000000000000002': 'generic_decline',
  '4000000000009995': 'insufficient_funds',
  '4000000000009987': 'lost_card',
  '4000000000009979': 'stolen_card',
  '4000000000006975': 'card_velocity_exceeded',
  '4000000000000069': 'expired_card',
  '4000000000000127': 'incorrect_cvc',
  '4000000000000119': 'processing_error',
}

/** Stripe's ready-made payment methods, for calls without card fields. */
export const readyMade: Record<string, string> = {
  pm_card_visa: '4242424242424242',
  pm_card_mastercard: '5555555555554444',
  pm_card_createDispute: '4000000000000259',
  pm_card_authenticationRequired: '4000002500003155',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_visa_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_visa_chargeDeclinedLostCard: '4000000000009987',
  pm_card_visa_chargeDeclinedStolenCard: '4000000000009979',
  pm_card_visa_chargeDeclinedVelocityLimitExceeded: '4000000000006975',
  pm_card_chargeDeclinedExpiredCard: '4000000000000069',
  pm_card_chargeDeclinedIncorrectCvc: '4000000000000127',
  pm_card_chargeDeclinedProcessingError: '4000000000000119',
}
