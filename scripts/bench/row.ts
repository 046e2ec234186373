/** Prints a figure. */
export type Row = (name: string, value: number, unit: string, digits?: number) => void
