import { useEffect } from 'react'
import { paths } from '../../paths.ts'
import { adminToken } from '../../stores/admin-token.ts'

/** Whether there is a token; who has none, or loses it in another tab, is sent to the login page. */
export function useStaffOnly(): boolean {
  const isStaff = Boolean(adminToken.get())

  useEffect(() => {
    const leaveWithoutToken = () => {
      if (!adminToken.get()) location.replace(paths.adminLogin())
    }
    leaveWithoutToken()
    addEventListener('storage', leaveWithoutToken)
    return () => removeEventListener('storage', leaveWithoutToken)
  }, [])

  return isStaff
}
