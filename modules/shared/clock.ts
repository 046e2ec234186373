/** The time, handed in so that tests set it. */
export type Clock = () => Date
