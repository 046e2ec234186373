import { vi } from 'vitest'

// The browser's stores are singletons of their modules, and their tests replace its globals and its clock: each file
// begins with its own.
vi.resetModules()
vi.unstubAllGlobals()
vi.useRealTimers()
