import type { Random } from './random.ts'

/** Where something can go wrong between an intent and its e-mail. */
const points = [
  'commit is on its way',
  'commit is done, nobody knows',
  'provider is asked',
  'provider has done it, nobody knows',
  'mail is offered',
  'mail is taken, nobody knows',
] as const
export type Point = (typeof points)[number]

/** What goes wrong: the process dies, the call fails, it takes long, or it is cut off without an answer. */
type Fault = 'kill' | 'fail' | 'delay' | 'cut'

type Planned = { point: Point; fault: Fault; time: number }

/** Ms that a delayed call takes longer, and after which one without an answer is cut off. */
const delay = 400
const silence = 2000

/** What goes wrong in one run: some faults, each when its point is passed for the `time`th time. */
export function planFaults(random: Random): Planned[] {
  return Array.from({ length: random.between(1, 4) }, () => ({
    point: random.oneOf(points),
    fault: random.oneOf(['kill', 'kill', 'fail', 'delay', 'cut'] as const),
    time: random.between(1, 8),
  }))
}

export const describe = (plan: readonly Planned[]): string =>
  plan.map(({ point, fault, time }) => `${fault} when ${point} (${time})`).join(', ')

/** Faults after which a mail may be sent twice: nobody knows any more that it was taken. */
export const mayRepeatMail = (plan: readonly Planned[]): boolean =>
  plan.some(
    ({ point, fault }) =>
      fault === 'kill' ||
      (fault !== 'delay' &&
        (point.startsWith('commit') || point === 'mail is taken, nobody knows')),
  )

/** Counts how often each point is passed, and does what is planned there. */
export function createFaults(kill: () => void) {
  let plan: readonly Planned[] = []
  const passed = new Map<Point, number>()
  return {
    begin(planned: readonly Planned[]): void {
      plan = planned
      passed.clear()
    },
    heal(): void {
      plan = []
    },
    /** 'fail' when the call has to fail now, as it does when the process is dead; 'cut' when it gets no answer. */
    async pass(point: Point): Promise<'fail' | 'cut' | undefined> {
      const time = (passed.get(point) ?? 0) + 1
      passed.set(point, time)
      const fault = plan.find((one) => one.point === point && one.time === time)?.fault
      if (fault === 'kill') kill()
      if (fault === 'delay' || fault === 'cut')
        await new Promise((done) => setTimeout(done, fault === 'cut' ? silence : delay))
      if (fault === 'cut') return 'cut'
      return fault === 'kill' || fault === 'fail' ? 'fail' : undefined
    },
  }
}

export type Faults = ReturnType<typeof createFaults>
