import { computed } from 'nanostores'
import type { Subscriber } from '../../modules/shared/contract/api.d.ts'
import { staffApi } from '../staff-api.ts'
import { adminList } from './admin-list.ts'

export const {
  $list: $subscribers,
  refetch: refetchSubscribers,
  ensureLoaded: loadSubscribers,
} = adminList<Subscriber>(() => staffApi.subscribers())

/** How many a campaign reaches; null until that is known. */
export const $recipients = computed($subscribers, ({ items }) =>
  items ? items.filter(({ isActive }) => isActive).length : null,
)
