import { computed } from 'nanostores'
import {
  call,
  listSubscribersLimitMaximum,
} from '../../../client/generated/admin/newsletter-subscribers.ts'
import { partedList } from '../../ui/list/parted-list.ts'
import { views } from '../../ui/list/views.ts'

/** The listed subscribers; `$subscriberView` has the search in names and addresses. */
export const {
  $loaded: $subscribers,
  $view: $subscriberView,
  refetch: refetchSubscribers,
  ensureLoaded: loadSubscribers,
  showMore: showMoreSubscribers,
  follow: followSubscriberSearch,
} = partedList({
  /** The parameter has its own name, beside that of the orders. */
  views: views({ search: '' }, { search: ['subscriber', String] }),
  fetch: (filters, page) => call('listSubscribers', { query: { ...filters, ...page } }),
  largest: listSubscribersLimitMaximum,
})

/** The listed subscribers do not match the search yet. */
export const $subscribersAreOld = computed(
  [$subscribers, $subscriberView],
  ({ value, isLoading }, view) => isLoading || value?.view !== view,
)

/** The number of active subscribers, whom a campaign reaches; null until it is known. */
export const $recipients = computed($subscribers, ({ value }) => value?.active ?? null)
