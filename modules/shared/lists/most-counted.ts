/**
 * Searches in staff's lists count up to this many matches: counting all that contain a common text would take longer the
 * more there are.
 */
export const mostCounted = 1000
