import { rememberedChoice } from './admin-choice.ts'

/** Whether cards and graphs are folded into one line. */
export const { $choice: $isOverviewFolded, set: foldOverview } =
  rememberedChoice('adminOverviewFolded')
