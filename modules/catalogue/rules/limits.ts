/** Stock at or below which a patch shows how few are left. */
export const lowStock = 5

/** Stock below which staff are warned that a patch runs low. */
export const reorderStock = 10

/** Limit on the stock of one patch. */
export const mostStock = 1_000_000

/** Limit on the patches that the search box suggests (specification, sections 2 and 9). */
export const suggestedProducts = 3
