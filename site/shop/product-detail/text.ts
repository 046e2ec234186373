import { patchSize } from '../../../modules/catalogue/rules.ts'
import { deliveryTime, returnDays } from '../../../modules/shared/terms.ts'
import { freeShippingKr, shippingKr } from '../../text/prices.ts'

/** Texts of a patch's detail beyond its product data: its size, its look on cloth, care, delivery and returns. */
export const detailTexts = {
  scale: 'Så stor er den',
  scaleText: `Rundt ${patchSize} cm på det lengste: tre tjuekroninger på rad.`,
  scaleLabel: (name: string) =>
    `${name} over en linjal og ved siden av en tjuekroning, i samme målestokk`,
  cloth: 'Slik blir den på dressen',
  red: 'På rødt',
  blue: 'På blått',
  tryOn: 'Prøv den på buksa',
  practical: 'Godt å vite',
  iron: 'Stryk den på',
  ironText:
    'Legg et tynt bomullsstoff over, og press med varmt strykejern uten damp i 20 sekunder. Vreng, og press like lenge fra baksiden. La den bli kald før du drar i kanten.',
  sew: 'Eller sy den på',
  sewText: 'Sterk tråd og små sting rundt hele kanten. Da sitter den til lenge etter 17.\u00a0mai.',
  wash: 'Vask',
  washText:
    'Vrengt på 30 grader, og ikke i tørketrommel. Tradisjonen sier at dressen ikke skal vaskes. Patchen tåler det likevel.',
  glow: 'Lyser i mørket',
  glowText: 'La den ligge ti minutter under en lampe, så lyser den deg hjem.',
  delivery: 'Levering',
  deliveryText: `I postkassen på ${deliveryTime}. Frakten koster ${shippingKr} kr, og er gratis fra ${freeShippingKr} kr.`,
  returns: 'Retur',
  returnsText: `${returnDays} dager åpent kjøp. Vent med strykejernet til du er sikker.`,
  returnsLink: 'Slik angrer du',
  soldOut: 'Akkurat nå er den utsolgt. Trykk på hjertet, så finner du den igjen.',
  share: 'Del',
  copied: 'Lenken er kopiert',
  copiedText: 'Lim den inn der gjengen prater.',
  notCopied: 'Fikk ikke kopiert lenken',
  notCopiedText: 'Du finner den i adressefeltet.',
  noScript: 'Handlekurven trenger JavaScript. Slå det på i nettleseren for å handle.',
} as const
