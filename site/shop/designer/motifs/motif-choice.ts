import type { ChartThread } from '../../../../modules/shared/contract/api.d.ts'

/** A motif that a customer may start from, in the threads that the shop sews it with. */
export type MotifChoice = { name: string; label: string; threads: readonly ChartThread[] }

const choice = (name: string, label: string, ...threads: ChartThread[]): MotifChoice => ({
  name,
  label,
  threads,
})

export const motifChoices: readonly MotifChoice[] = [
  choice('bus', 'Russebuss', 'red', 'white', 'gold', 'black'),
  choice('heart', 'Hjerte', 'red', 'rose'),
  choice('star', 'Stjerne', 'gold', 'yellow'),
  choice('crown', 'Krone', 'gold', 'yellow', 'red'),
  choice('lightning', 'Lyn', 'yellow', 'gold'),
  choice('smiley', 'Smilefjes', 'yellow', 'black'),
  choice('fox', 'Rev', 'orange', 'white', 'brown'),
  choice('moose', 'Elg', 'brown', 'cream', 'black', 'sand'),
  choice('dog', 'Hund', 'sand', 'brown', 'cream'),
  choice('cat', 'Katt', 'black', 'grey', 'lime'),
  choice('owl', 'Ugle', 'sand', 'brown', 'cream', 'black', 'lime'),
  choice('puffin', 'Lunde', 'black', 'white', 'orange', 'gold'),
  choice('octopus', 'Blekksprut', 'pink', 'white', 'burgundy'),
  choice('unicorn', 'Enhjørning', 'rose', 'gold', 'pink', 'purple'),
  choice('troll', 'Troll', 'green', 'brown', 'black', 'white', 'red', 'sand', 'forest'),
  choice('rose', 'Rose', 'red', 'burgundy', 'forest'),
  choice('sunflower', 'Solsikke', 'yellow', 'brown', 'gold'),
  choice('football', 'Fotball', 'white', 'black'),
  choice('skis', 'Ski', 'red', 'white', 'navy'),
  choice('trophy', 'Pokal', 'gold', 'yellow', 'brown'),
  choice('guitar', 'Gitar', 'orange', 'brown', 'cream'),
  choice('microphone', 'Mikrofon', 'silver', 'pink', 'black'),
  choice('pizza', 'Pizza', 'gold', 'red', 'green', 'brown'),
  choice('waffle', 'Vaffel', 'gold', 'brown', 'red'),
  choice('cabin', 'Hytte', 'red', 'brown', 'sky', 'white'),
  choice('rocket', 'Rakett', 'silver', 'red', 'white'),
  choice('anchor', 'Anker', 'navy', 'blue'),
  choice('megaphone', 'Ropert', 'red', 'cream', 'black'),
]
