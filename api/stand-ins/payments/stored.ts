/**
 * The stored data of the built-in payment provider in the shop's database, for work that does not start the provider.
 */
export { forgetCustomer } from './forgetting/forget-customer.ts'
export { createSchema, schema } from './schema.ts'
