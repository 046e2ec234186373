import { rememberedChoice } from './admin-choice.ts'

/** Whether packing slips are printed two to a sheet. */
export const { $choice: $isTwoToSheet, set: setTwoToSheet } = rememberedChoice('adminSlipsInPairs')
