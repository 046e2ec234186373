/** The states of what can be pressed, as `data-state` names them (state-rules.ts), and what we call them. */
export const states = [
  { state: undefined, name: 'i ro' },
  { state: 'hover', name: 'pekt på' },
  { state: 'focus-visible', name: 'fokus' },
  { state: 'hover active', name: 'trykket' },
] as const
