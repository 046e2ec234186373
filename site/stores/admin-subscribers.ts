import { atom, computed } from 'nanostores'
import type { Subscriber } from '../../modules/shared/contract/api.d.ts'
import { call } from '../client/admin.ts'
import type { Answer } from '../client/operation-types.ts'
import { adminParts } from './admin-parts.ts'
import { searched } from './admin-search.ts'

/** Ms without a letter after which the server is asked. */
const pause = 250

/** What names and addresses are searched for. */
export const $subscriberSearch = atom('')

const list = adminParts<Subscriber, Answer<'listSubscribers'> & { search: string }>({
  size: 50,
  largest: 1000,
  async load(limit, cursor) {
    const search = searched($subscriberSearch.get())
    const part = await call('listSubscribers', {
      query: { limit, ...(search && { search }), ...(cursor && { cursor }) },
    })
    return { ...part, search }
  },
})

export const {
  $list: $subscribers,
  refetch: refetchSubscribers,
  ensureLoaded: loadSubscribers,
  showMore: showMoreSubscribers,
} = list

/** What is shown is not yet what is asked for. */
export const $subscribersAreOld = computed(
  [$subscribers, $subscriberSearch],
  ({ part, isLoading }, search) => isLoading || part?.search !== searched(search),
)

/** How many a campaign reaches; null until that is known. */
export const $recipients = computed($subscribers, ({ part }) => part?.active ?? null)

let timer: ReturnType<typeof setTimeout> | undefined

/** Shows who matches, shortly after the last letter. */
export function searchSubscribers(typed: string): void {
  $subscriberSearch.set(typed)
  clearTimeout(timer)
  timer = setTimeout(() => void list.restart(), pause)
}
