/**
 * The order number at the start of the token of an order's page, whose signature is not checked yet; undefined for a
 * token that lacks a part.
 */
export const orderNumberOf = (token: string): string | undefined =>
  /^(RP-[A-Z0-9]{8})-[\w-]{22}$/.exec(token)?.[1]
