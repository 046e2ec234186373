/** What the built-in payment provider stores in the shop's database, for work that does not start it. */
export { forgetCustomer } from './forgetting/forget-customer.ts'
export { createSchema, schema } from './schema.ts'
