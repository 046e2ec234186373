/** An answer of the app, direct answers excluded; `ms` until its body begins. */
type Answered = { method: string; route: string; status: number; ms: number }

/** The mail server's decision on a mail: accepted, refused for good, or neither, so that it is sent again. */
export type MailOutcome = 'sent' | 'refused' | 'deferred'

export type JobOutcome = 'done' | 'retried' | 'failed'

/** Counts what happens in this process. */
export type Meter = {
  answered(answer: Answered): void
  mail(kind: string, outcome: MailOutcome): void
  job(queue: string, outcome: JobOutcome): void
  fileWritten(bytes: number): void
  fileNotWritten(): void
}

/** Counts nothing: without METRICS_PORT. */
export const noMeter: Meter = {
  answered: () => undefined,
  mail: () => undefined,
  job: () => undefined,
  fileWritten: () => undefined,
  fileNotWritten: () => undefined,
}
