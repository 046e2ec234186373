import { computed } from 'nanostores'
import { call } from '../../../client/admin.ts'
import { partedList } from '../../ui/list/parted-list.ts'
import { searched } from '../../ui/list/search.ts'

const list = partedList({
  plainView: { search: '' },
  fetch({ search: typed }, page) {
    const search = searched(typed)
    return call('listSubscribers', { query: { ...(search && { search }), ...page } })
  },
})

/** The subscribers that are shown; `$subscriberView` has what names and addresses are searched for. */
export const {
  $loaded: $subscribers,
  $view: $subscriberView,
  refetch: refetchSubscribers,
  ensureLoaded: loadSubscribers,
  showMore: showMoreSubscribers,
} = list

/** From now on the list follows the search, debounced. Returns what ends that. */
export const followSubscriberSearch = () => list.follow()

/** What is shown is not yet what is asked for. */
export const $subscribersAreOld = computed(
  [$subscribers, $subscriberView],
  ({ value, isLoading }, view) => isLoading || value?.view !== view,
)

/** How many a campaign reaches; null until that is known. */
export const $recipients = computed($subscribers, ({ value }) => value?.active ?? null)
