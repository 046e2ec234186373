/** The current time, passed as a dependency so that tests can set it. */
export type Clock = () => Date
