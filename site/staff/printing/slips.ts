import { rememberedChoice } from '../../browser/remembered-choice.ts'

/** Whether packing slips are printed two to a sheet. */
export const { $choice: $isTwoToSheet, set: setTwoToSheet } = rememberedChoice('adminSlipsInPairs')
