/** The only administrator of the shops that tests use. */
export const administrator = { username: 'sjefen', password: 'rosa-elefant-17' }
