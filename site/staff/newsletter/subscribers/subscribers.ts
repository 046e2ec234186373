import { computed } from 'nanostores'
import {
  call,
  listSubscribersLimitMaximum,
} from '../../../client/generated/admin/newsletter-subscribers.ts'
import { keepInAddress } from '../../ui/list/address.ts'
import { partedList } from '../../ui/list/parted-list.ts'
import { searched } from '../../ui/list/search.ts'

const list = partedList({
  plainView: { search: '' },
  fetch({ search: typed }, page) {
    const search = searched(typed)
    return call('listSubscribers', { query: { ...(search && { search }), ...page } })
  },
  largest: listSubscribersLimitMaximum,
})

/** The listed subscribers; `$subscriberView` has the search in names and addresses. */
export const {
  $loaded: $subscribers,
  $view: $subscriberView,
  refetch: refetchSubscribers,
  ensureLoaded: loadSubscribers,
  showMore: showMoreSubscribers,
} = list

/** Like followOrderView; the parameter has its own name, beside those of the orders. */
export function followSubscriberSearch(): () => void {
  const parameters = new URLSearchParams(location.search)
  $subscriberView.set({ search: searched(parameters.get('subscriber') ?? '') })
  return list.follow(({ search }) => keepInAddress({ subscriber: searched(search) }))
}

/** The listed subscribers do not match the search yet. */
export const $subscribersAreOld = computed(
  [$subscribers, $subscriberView],
  ({ value, isLoading }, view) => isLoading || value?.view !== view,
)

/** The number of active subscribers, whom a campaign reaches; null until it is known. */
export const $recipients = computed($subscribers, ({ value }) => value?.active ?? null)
