import { rememberedChoice } from '../../browser/remembered-choice.ts'

/** Whether cards and graphs are folded into one line. */
export const { $choice: $isOverviewFolded, set: foldOverview } =
  rememberedChoice('adminOverviewFolded')
