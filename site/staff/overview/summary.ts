import { formatWholeKr } from '../../../modules/shared/money.ts'
import { rememberedChoice } from '../../browser/remembered-choice.ts'
import { call } from '../../client/generated/admin/summary.ts'
import { grouped } from '../../text/grouped.ts'
import { staffResource } from '../ui/list/resource.ts'
import { overviewTexts as texts } from './text.ts'

/** The shop's figures. */
export const { $loaded: $summary, load: refetchSummary } = staffResource(() => call('getSummary'))

/** Whether cards and graphs are folded into one line. */
export const { $choice: $isOverviewFolded, set: foldOverview } =
  rememberedChoice('adminOverviewFolded')

/** A number of orders; a dash while it is unknown. */
export const countFigure = (count: number | undefined): string =>
  count === undefined ? texts.unknown : grouped(count)

/** An amount in øre as whole kr; a dash while it is unknown. */
export const krFigure = (amount: number | undefined): string =>
  amount === undefined ? texts.unknown : formatWholeKr(amount)
