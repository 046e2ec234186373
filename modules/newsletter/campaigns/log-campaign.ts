import { type LoggedAction, logActions } from '../../shared/staff-log/staff-log-queries.ts'
import type { Sql } from '../../shared/transaction.ts'

type CampaignAction = Omit<LoggedAction, 'kind'>

/** Logs an action on a campaign, whose subject line is the subject; the text is not repeated. */
export const logCampaign = (sql: Sql, action: CampaignAction): Promise<void> =>
  logActions(sql, [{ ...action, kind: 'campaign' }])
