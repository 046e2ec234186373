import type { Motif } from '../motif.ts'
import { bears } from './animals/bears.ts'
import { characters } from './animals/characters.ts'
import { creatures } from './animals/creatures.ts'
import { farm } from './animals/farm.ts'
import { forest } from './animals/forest.ts'
import { owls } from './animals/owls.ts'
import { pets } from './animals/pets.ts'
import { sea } from './animals/sea.ts'
import { wings } from './animals/wings.ts'
import { baking } from './baking.ts'
import { camp } from './camp.ts'
import { dice } from './dice.ts'
import { flowers } from './flowers.ts'
import { food } from './food.ts'
import { household } from './household.ts'
import { keys } from './keys.ts'
import { lunch } from './lunch.ts'
import { moods } from './moods.ts'
import { music } from './music.ts'
import { nature } from './nature.ts'
import { cold } from './north/cold.ts'
import { flags } from './north/flags.ts'
import { norway } from './north/norway.ts'
import { skis } from './north/skis.ts'
import { trolls } from './north/trolls.ts'
import { winter } from './north/winter.ts'
import { outdoors } from './outdoors.ts'
import { party } from './party.ts'
import { russ } from './russ.ts'
import { school } from './school.ts'
import { sky } from './sky.ts'
import { snacks } from './snacks.ts'
import { sport } from './sport.ts'
import { things } from './things.ts'

const library = {
  ...russ,
  ...norway,
  ...flags,
  ...trolls,
  ...cold,
  ...sky,
  ...owls,
  ...pets,
  ...sea,
  ...wings,
  ...forest,
  ...bears,
  ...creatures,
  ...characters,
  ...farm,
  ...food,
  ...snacks,
  ...baking,
  ...lunch,
  ...sport,
  ...dice,
  ...outdoors,
  ...camp,
  ...winter,
  ...skis,
  ...music,
  ...party,
  ...school,
  ...household,
  ...keys,
  ...nature,
  ...flowers,
  ...moods,
  ...things,
}

export type MotifName = keyof typeof library

/** The drawing of each motif, by its name. */
export const motifs: Record<MotifName, Motif> = library
/** The names of all motifs. */
export const motifNames = Object.keys(library) as MotifName[]
