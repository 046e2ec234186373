/** Keys of the built-in provider. They are not secret: they only work with this stand-in. */
export const testKeys = {
  secretKey: 'sk_test_builtin',
  publishableKey: 'pk_test_builtin',
  webhookSecret: 'whsec_builtin',
} as const
