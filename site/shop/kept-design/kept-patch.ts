import type { PatchDesign } from '../../../modules/shared/contract/api.d.ts'
import { readJson, writeJson } from '../../browser/storage.ts'
import { patchKey } from './forget-design.ts'

/** Stores the patch as it is to be sewn in this browser session; null removes the stored one. */
export const keepPatch = (patch: PatchDesign | null): void =>
  writeJson(patchKey, patch ?? undefined, 'sessionStorage')

/** The stored patch, of any shape; undefined without one. */
export const keptPatch = (): unknown => readJson(patchKey, 'sessionStorage')
