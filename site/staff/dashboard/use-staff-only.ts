import { useEffect } from 'react'
import { adminToken } from '../../browser/admin-token.ts'
import { paths } from '../../paths.ts'
import { keepPlace } from '../login/index.ts'

/** Whether there is a token; who has none, or loses it in another tab, is sent to the login page and comes back. */
export function useStaffOnly(): boolean {
  const isStaff = Boolean(adminToken.get())

  useEffect(() => {
    const leaveWithoutToken = () => {
      if (adminToken.get()) return
      keepPlace()
      location.replace(paths.adminLogin())
    }
    leaveWithoutToken()
    addEventListener('storage', leaveWithoutToken)
    return () => removeEventListener('storage', leaveWithoutToken)
  }, [])

  return isStaff
}
