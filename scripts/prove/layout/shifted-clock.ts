/** Loaded before a process of the shop: its clock is `CLOCK_AHEAD` ms fast. */
const ahead = Number(process.env.CLOCK_AHEAD)
const RealDate = Date

globalThis.Date = new Proxy(RealDate, {
  construct: (target, values: unknown[], newTarget) =>
    Reflect.construct(target, values.length > 0 ? values : [target.now() + ahead], newTarget),
  apply: (target) => new target(target.now() + ahead).toString(),
  get: (target, name, receiver) =>
    name === 'now' ? () => target.now() + ahead : Reflect.get(target, name, receiver),
})
