import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hasPythonTools, python } from './python-tools.ts'

const reader = new URL('read-embroidery.py', import.meta.url).pathname

/** The content of an embroidery file as pyembroidery reads it. Lengths are in tenths of a millimetre, y downwards. */
export type FoundEmbroidery = {
  stitches: number
  colourChanges: number
  trims: number
  box: [left: number, top: number, right: number, bottom: number]
  threads: { hex: string; label: string; number: string }[]
  needles: [x: number, y: number][]
}

/** Reads Tajima files with pyembroidery, which did not write them. */
export function readEmbroideries(files: readonly Uint8Array[]): FoundEmbroidery[] {
  if (!hasPythonTools())
    throw new Error('pyembroidery is missing: node scripts/test/python/python-tools.ts')
  const folder = mkdtempSync(join(tmpdir(), 'embroidery-'))
  try {
    const paths = files.map((file, index) => {
      const path = join(folder, `${index}.dst`)
      writeFileSync(path, file)
      return path
    })
    return JSON.parse(
      execFileSync(python, [reader, ...paths], { encoding: 'utf8', maxBuffer: 2 ** 26 }),
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}
