import { computed } from 'nanostores'
import {
  call,
  listSubscribersLimitMaximum,
} from '../../../client/generated/admin/newsletter-subscribers.ts'
import { partedList } from '../../ui/list/parted-list.ts'
import { views } from '../../ui/list/views.ts'

/** The listed subscribers; the view has the search in names and addresses. */
export const subscriberList = partedList({
  /** The parameter has its own name, beside that of the orders. */
  views: views({ search: '' }, { search: ['subscriber', String] }),
  fetch: (filters, page) => call('listSubscribers', { query: { ...filters, ...page } }),
  largest: listSubscribersLimitMaximum,
})

/** The number of active subscribers, whom a campaign reaches; null until it is known. */
export const $recipients = computed(subscriberList.$loaded, ({ value }) => value?.active ?? null)
