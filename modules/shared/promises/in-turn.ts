/** Runs work of a visitor in its turn, which bounds the work that runs at once. Problem unavailable beyond the bounds. */
export type InTurn = <Result>(visitor: string, work: () => Promise<Result>) => Promise<Result>
