/** Limit on what is read of a list. */
const most = 5000
/** Ms after which no further page is asked for. */
const longest = 5 * 60_000

/** The first 5,000 objects of a list that Stripe's client pages through, or what it gives of them in five minutes. */
export async function listed<Listed>(list: AsyncIterable<Listed>): Promise<Listed[]> {
  const end = performance.now() + longest
  const objects: Listed[] = []
  for await (const object of list) {
    objects.push(object)
    if (objects.length === most || performance.now() > end) break
  }
  return objects
}
