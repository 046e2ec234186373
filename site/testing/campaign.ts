import type { Campaign } from '../../modules/shared/contract/api.d.ts'

/** A campaign to 100 recipients, a quarter of them sent. */
export const campaign = (id: number, changes: Partial<Campaign> = {}): Campaign => ({
  id,
  subject: `Kampanje ${id}`,
  senderName: 'russpatcher.no',
  createdAt: '2026-05-01T10:00:00.000Z',
  state: 'sending',
  startsIn: 0,
  heldUntil: null,
  recipients: 100,
  sent: 25,
  failed: 0,
  unsure: 0,
  retriable: 0,
  skipped: 0,
  left: 75,
  ...changes,
})
