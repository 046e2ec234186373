import type { Motif } from '../motif.ts'
import { animals } from './animals.ts'
import { food } from './food.ts'
import { moods } from './moods.ts'
import { music } from './music.ts'
import { nature } from './nature.ts'
import { norway } from './norway.ts'
import { russ } from './russ.ts'
import { school } from './school.ts'
import { sport } from './sport.ts'
import { things } from './things.ts'

const library = {
  ...russ,
  ...norway,
  ...animals,
  ...food,
  ...sport,
  ...music,
  ...school,
  ...nature,
  ...moods,
  ...things,
}

export type MotifName = keyof typeof library

export const motifs: Record<MotifName, Motif> = library
export const motifNames = Object.keys(library) as MotifName[]
