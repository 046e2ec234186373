/** Interaction states as named in `data-state` (state-rules.ts), with their labels. */
export const states = [
  { state: undefined, name: 'i ro' },
  { state: 'hover', name: 'pekt på' },
  { state: 'focus-visible', name: 'fokus' },
  { state: 'hover active', name: 'trykket' },
] as const
