import { afterEach, vi } from 'vitest'

// The browser's stores are singletons of their modules, and their tests replace its globals and its clock: each file
// begins with its own modules, and each test with the real globals and clock.
vi.resetModules()

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
