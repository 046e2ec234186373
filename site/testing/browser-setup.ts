import { afterEach, beforeEach, vi } from 'vitest'
import '../styles/global.css'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
