import type { Random } from './random.ts'

/** Points between an intent and its mail at which a fault can occur. */
const points = [
  'commit is sent',
  'commit is done but unconfirmed',
  'provider is called',
  'provider call is done but unanswered',
  'mail is offered',
  'mail is accepted but unconfirmed',
] as const
export type Point = (typeof points)[number]

/** Faults: the process is killed, the call fails, it is delayed, or it is cut off without an answer. */
type Fault = 'kill' | 'fail' | 'delay' | 'cut'

type Planned = { point: Point; fault: Fault; time: number }

/** Delay of a delayed call in ms, and ms until a call without an answer is cut off. */
const delay = 400
const silence = 2000

/** The faults of one run, each at the `time`th pass of its point. */
export function planFaults(random: Random): Planned[] {
  return Array.from({ length: random.between(1, 4) }, () => ({
    point: random.oneOf(points),
    fault: random.oneOf(['kill', 'kill', 'fail', 'delay', 'cut'] as const),
    time: random.between(1, 8),
  }))
}

/** The faults in words, for the report of a run. */
export const describe = (plan: readonly Planned[]): string =>
  plan.map(({ point, fault, time }) => `${fault} when ${point} (${time})`).join(', ')

/** Whether these faults can hide that a mail was accepted, so that it may be sent twice. */
export const mayRepeatMail = (plan: readonly Planned[]): boolean =>
  plan.some(
    ({ point, fault }) =>
      fault === 'kill' ||
      (fault !== 'delay' &&
        (point.startsWith('commit') || point === 'mail is accepted but unconfirmed')),
  )

/** Counts the passes of each point and injects the planned faults. */
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
    /** 'fail' when the call must fail, also after a kill; 'cut' when it must get no answer. */
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
