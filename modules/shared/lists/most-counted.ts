/**
 * Searches in staff's lists count matches no further. Counting everything that contains a common text takes longer the
 * more there is.
 */
export const mostCounted = 1000
