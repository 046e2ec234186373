import { expect, test } from 'vitest'
import { DesignMotif } from '../../shared/contract/schemas.ts'
import { motifNames } from '../motifs/index.ts'

test('the contract accepts the name of each motif', () => {
  const { name } = DesignMotif.shape
  expect(motifNames.filter((motif) => !name.safeParse(motif).success)).toEqual([])
})
