/** The kind of the mail with the link of a sign-up. */
export const confirmationKind = 'newsletter_confirmation'
