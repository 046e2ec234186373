import { useEffect, useState } from 'react'
import { tokenOfOrder } from './payment-of.ts'

/** The token of a paid order's own page, once the shop has returned it: only to the session that has just paid. */
export function useOrderToken(orderNumber: string): string | undefined {
  const [token, setToken] = useState<string>()
  useEffect(() => {
    void tokenOfOrder(orderNumber).then(setToken)
  }, [orderNumber])
  return token
}
