import { useEffect } from 'react'
import { adminToken } from '../../browser/admin-token.ts'
import { paths } from '../../paths.ts'
import { keepPlace } from '../login/index.ts'

/**
 * Whether there is a token. Without one, also after a logout in another tab, the browser goes to the login page, which
 * leads back here.
 */
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
