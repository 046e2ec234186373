import { describe, expect, test } from 'vitest'
import type { PatchDesign } from '../../../shared/contract/api.d.ts'
import { isPhoto } from '../picture/photo.ts'
import type { Pixels } from '../picture/pixels/pixels.ts'
import { black, blue, pictureOf, portrait, target, white } from '../picture/pixels/test-pictures.ts'
import { suggestThreads } from '../picture/thread-choice/suggest-threads.ts'
import { squareOf } from '../test-square.ts'
import { limitsOf } from './limits.ts'

const kindsOf = (pixels: Pixels, size?: number) =>
  limitsOf(squareOf(pixels, size), pixels, { width: 2000, height: 2000 }).map(({ kind }) => kind)

const onTarget = squareOf(target)

test('a drawing in plain colours has no limits', () => {
  expect(limitsOf(onTarget, target, { width: 2000, height: 2000 })).toEqual([])
})

test('too few pixels for the size are reported, by the picture that was uploaded', () => {
  const [limit, ...others] = limitsOf(onTarget, target, { width: 250, height: 250 })
  expect(limit).toMatchObject({ kind: 'resolution', at: { x: 0, y: 0 } })
  expect(limit?.at?.radius).toBeCloseTo(40)
  expect(others).toEqual([])
  const smaller = { ...onTarget, size: 40 }
  const picture = smaller.picture && {
    ...smaller.picture,
    place: { x: 0, y: 0, width: 40, turn: 0 },
  }
  expect(limitsOf({ ...smaller, picture }, target, { width: 250, height: 250 })).toEqual([])
})

test('a line thinner than 1.2 mm is reported where it is', () => {
  const [size, pixels] = [40, [200, 200]] as const
  const line = pictureOf(pixels, (x, y) =>
    Math.abs(y - 0.25) < 0.012 && x > 0.2 && x < 0.8 ? black : white,
  )
  const [limit] = limitsOf(squareOf(line, size), line)
  expect(limit?.kind).toBe('thin-lines')
  expect(limit?.at?.y).toBeCloseTo(-10, -0.5)
  expect(Math.abs(limit?.at?.x ?? 99)).toBeLessThan(12)
  const thick = pictureOf(pixels, (x, y) =>
    Math.abs(y - 0.25) < 0.04 && x > 0.2 && x < 0.8 ? black : white,
  )
  expect(kindsOf(thick, size)).toEqual([])
  // In any direction.
  const slanted = pictureOf(pixels, (x, y) =>
    Math.abs(x - y) < 0.032 && x > 0.2 && x < 0.8 ? black : white,
  )
  expect(kindsOf(slanted, size)).toEqual([])
})

test('letters below 3 mm are reported once, as letters', () => {
  const strokes = pictureOf([500, 500], (x, y) => {
    const inRow = x > 0.1 && x < 0.9 && Math.abs(y - 0.5) < 0.03
    const isStroke = (x * 12.5) % 1 < 0.35
    return inRow && isStroke ? black : white
  })
  expect(kindsOf(strokes, 40)).toEqual(['small-letters'])
})

describe('two or three marks beside each other', () => {
  const size = 40
  /** White marks on a blue square, 2.1 mm high: each of their squares is three pixels of 0.1 mm. */
  const marks = (...drawings: string[]): Pixels => {
    const rows = drawings.map((drawing) => drawing.split(' '))
    const side = 10 * size
    return pictureOf([side, side], (x, y) => {
      const [column, row] = [Math.floor((x * side - 180) / 3), Math.floor((y * side - 300) / 3)]
      const [index, inside] = [Math.floor(column / 6), column % 6]
      const isInk = column >= 0 && row >= 0 && rows[index]?.[row]?.[inside] === '#'
      return isInk ? white : x > 0.1 && x < 0.9 && y > 0.1 && y < 0.9 ? blue : white
    })
  }
  const two = '.###. ##.## ...## ..##. .##.. ##... #####'
  const seven = '##### ...## ...## ..##. ..##. .##.. .##..'
  const eye = '.###. ##### ##### ##### ##### ##### .###.'
  const n = '#...# ##..# ##..# #.#.# #..## #..## #...#'
  const star = '..... ..#.. ##### .###. .#.#. ..... .....'

  test('are reported as small letters when they are digits', () => {
    const pixels = marks(two, seven)
    const [limit, ...others] = limitsOf(squareOf(pixels, size), pixels)
    expect(limit?.kind).toBe('small-letters')
    expect(limit?.at?.y).toBeCloseTo(11, -0.5)
    expect(others).toEqual([])
    for (const digits of [marks(seven, two, seven), marks(n, n, n, n)])
      expect(kindsOf(digits, size)).toEqual(['small-letters'])
  })

  test('are no letters when they are eyes, stars, or a single one', () => {
    for (const picture of [marks(eye, eye), marks(star, star, star), marks(two)])
      expect(kindsOf(picture, size)).not.toContain('small-letters')
  })
})

test('a row of dots of 2.4 mm is none of letters', () => {
  const dots = pictureOf([400, 400], (x, y) => {
    const isNear = Math.hypot(x - Math.round(10 * x) / 10, y - 0.5) < 0.03
    return isNear && x > 0.15 && x < 0.85 ? black : white
  })
  expect(kindsOf(dots, 40)).toEqual([])
})

test('a text in letters below 3 mm is reported', () => {
  const text = {
    words: 'DETTE ER ALTFOR MANGE ORD',
    style: 'straight',
    alphabet: 'block',
    thread: 'black',
  } as const
  const design: PatchDesign = {
    outline: 'heart',
    size: 40,
    cloth: 'white',
    edge: 'red',
    motif: { name: 'bee', place: { x: 0, y: 5, width: 15, turn: 0 }, threads: ['gold'] },
    text,
  }
  expect(limitsOf(design).map(({ kind }) => kind)).toEqual(['small-letters'])
  expect(limitsOf({ ...design, size: 90, text: { ...text, words: 'RUSS' } })).toEqual([])
})

describe('colours', () => {
  test('a gradient is reported, as it becomes steps', () => {
    const sky = pictureOf([400, 400], (x, y) => [20 + 230 * y, 60 + 90 * x, 230 - 200 * y])
    const design = squareOf(sky)
    const picture = design.picture && {
      ...design.picture,
      threads: suggestThreads(sky, { most: 2, withoutBackground: false }),
    }
    const kinds = limitsOf({ ...design, picture }, sky).map(({ kind }) => kind)
    expect(kinds).toContain('gradient')
  })

  test('a soft sky is reported as a gradient, in the patch', () => {
    const sky = pictureOf([400, 400], (x, y) =>
      y > 0.8 - 0.1 * x ? [47, 74, 52] : [90 + 140 * y, 155 + 90 * y, 220 + 30 * y],
    )
    const found = limitsOf(squareOf(sky), sky).filter(({ kind }) => kind === 'gradient')
    expect(found).toHaveLength(1)
    const { x = 0, y = 0, radius = 0 } = found[0]?.at ?? {}
    expect(Math.hypot(x, y) + radius).toBeLessThan(40.1)
  })

  test('flat colours are no gradient, even where they are many, alike, or compressed', () => {
    const colours = [
      [236, 229, 221],
      [255, 255, 255],
      [220, 248, 198],
      [7, 94, 84],
      [144, 202, 249],
      [76, 175, 80],
      [18, 140, 126],
      [245, 245, 245],
      [207, 216, 220],
      [18, 18, 18],
    ] as const
    const screenshot = pictureOf([400, 400], (x, y) => {
      const noise = 3 * Math.sin(400 * x) * Math.sin(530 * y)
      const [red, green, blue] = colours[(Math.floor(x * 3) + 3 * Math.floor(y * 5)) % 10] ?? white
      return [red + noise, green + noise, blue - noise]
    })
    const design = squareOf(screenshot)
    for (const most of [3, 8]) {
      const threads = suggestThreads(screenshot, { most, withoutBackground: false })
      const picture = design.picture && { ...design.picture, threads }
      const kinds = limitsOf({ ...design, picture }, screenshot).map(({ kind }) => kind)
      expect(kinds).not.toContain('gradient')
    }
  })

  test('nor are bricks with thin lines between them', () => {
    const wall = pictureOf([400, 400], (x, y) =>
      Math.min((8 * x) % 1, (8 * y) % 1) < 0.07 ? white : blue,
    )
    expect(kindsOf(wall)).not.toContain('gradient')
  })

  test('DESIGN-07 more than eight threads are told', () => {
    const hues = [
      [200, 16, 46],
      [31, 95, 191],
      [43, 147, 72],
      [248, 219, 60],
      [101, 49, 142],
      [236, 106, 31],
      [20, 20, 24],
      [124, 195, 234],
    ] as const
    const stripes = pictureOf([400, 400], (x) => hues[Math.floor(x * 8)] ?? white)
    const design = squareOf(stripes)
    expect(design.picture?.threads).toHaveLength(8)
    expect(limitsOf({ ...design, edge: 'lime' }, stripes)).toEqual([{ kind: 'many-colours' }])
    expect(limitsOf({ ...design, edge: 'red' }, stripes)).toEqual([])
  })
})

describe('a thread that is like the cloth', () => {
  const cut = suggestThreads(target, { most: 8, withoutBackground: true })
  const withCloth = (cloth: PatchDesign['cloth'], withoutBackground: boolean) => {
    const { picture, ...patch } = onTarget
    const threads = withoutBackground ? cut : (picture?.threads ?? [])
    return { ...patch, cloth, picture: picture && { ...picture, withoutBackground, threads } }
  }
  const limitsOn = (cloth: PatchDesign['cloth'], withoutBackground: boolean) =>
    limitsOf(withCloth(cloth, withoutBackground), target, { width: 2000, height: 2000 })

  test('is reported where it is, if cloth shows beside it', () => {
    const [limit, ...others] = limitsOn('royal', true)
    expect(limit?.kind).toBe('like-cloth')
    expect(limit?.at?.radius).toBeCloseTo(24, -0.5)
    expect(others).toEqual([])
    expect(limitsOn('white', true)).toEqual([])
    expect(limitsOn('royal', false)).toEqual([])
  })

  const text = { words: 'HEI', style: 'straight', alphabet: 'block', thread: 'cream' } as const
  const plain = { outline: 'circle', size: 80, edge: 'navy' } as const

  test('is reported for a text', () => {
    const inWords = (cloth: PatchDesign['cloth']) => limitsOf({ ...plain, cloth, text })
    expect(inWords('white')).toMatchObject([{ kind: 'like-cloth' }])
    expect(inWords('navy')).toEqual([])
  })

  test('is reported for a text beside a picture, where cloth is under it', () => {
    const small = { x: 0, y: -16, width: 40, turn: 0 }
    const besideTarget = (cloth: PatchDesign['cloth'], withoutBackground: boolean) => {
      const { picture, ...patch } = withCloth(cloth, withoutBackground)
      const place = withoutBackground ? small : { ...small, y: 0, width: 120 }
      return limitsOf({ ...patch, picture: picture && { ...picture, place }, text }, target, {
        width: 2000,
        height: 2000,
      })
    }
    const [limit, ...others] = besideTarget('white', true)
    expect(limit?.kind).toBe('like-cloth')
    expect(limit?.at?.y).toBeGreaterThan(15)
    expect(others).toEqual([])
    expect(besideTarget('navy', true)).toEqual([])
    expect(besideTarget('white', false)).toEqual([])
  })

  test('is reported for a motif, and not of white eyes in a black face on white cloth', () => {
    const place = { x: 0, y: 0, width: 50, turn: 0 }
    const inMotif = (threads: [PatchDesign['cloth'], PatchDesign['cloth']]) =>
      limitsOf({ ...plain, cloth: 'white', motif: { name: 'smiley', place, threads } })
    expect(inMotif(['cream', 'black'])).toMatchObject([{ kind: 'like-cloth' }])
    expect(inMotif(['black', 'white'])).toEqual([])
  })
})

test('one colour is reported although cloth shows beside the picture, and not where it shows through it', () => {
  const kinds = (pixels: Pixels) => {
    const { picture, ...patch } = squareOf(pixels)
    const place = { x: 0, y: 8, width: 80, turn: 0 }
    return limitsOf(
      { ...patch, cloth: 'navy', picture: picture && { ...picture, place } },
      pixels,
      {
        width: 2000,
        height: 2000,
      },
    ).map(({ kind }) => kind)
  }
  expect(kinds(pictureOf([200, 200], () => blue))).toEqual(['one-colour'])
  expect(
    kinds(pictureOf([200, 200], (x) => (Math.abs(x - 0.5) < 0.3 ? blue : [0, 0, 0, 0]))),
  ).toEqual([])
})

test('a photo is reported once to lose its details, as the stars of a night sky, and no lines', () => {
  const sky = pictureOf([400, 400], (x, y) => {
    const grain = 18 * Math.sin(977 * x + 431 * y) * Math.sin(613 * y - 389 * x)
    const isStar = Math.hypot(((5 * x) % 1) - 0.5, ((5 * y) % 1) - 0.5) < 0.05
    if (isStar) return white
    return y > 0.75 + 0.1 * Math.sin(9 * x)
      ? [40 + 60 * x + grain, 50 + 30 * y + grain, 30 + grain]
      : [30 + 90 * y + grain, 40 + 60 * x + grain, 110 + 80 * y + grain]
  })
  expect(isPhoto(sky)).toBe(true)
  const kinds = kindsOf(sky)
  expect(kinds.filter((kind) => kind === 'photo')).toHaveLength(1)
  expect(kinds).not.toContain('thin-lines')
})

describe('a face', () => {
  test('in a photo is reported where it is', () => {
    const face = limitsOf(squareOf(portrait), portrait).find(({ kind }) => kind === 'face')
    expect(face?.at?.x).toBeCloseTo(0, -1)
    expect(face?.at?.radius).toBeGreaterThan(15)
    expect(face?.at?.radius).toBeLessThan(32)
  })

  test('is reported neither in a drawing, nor for skin without eyes', () => {
    const drawn = pictureOf([400, 400], (x, y) => {
      if (Math.hypot(Math.abs(x - 0.5) - 0.1, y - 0.4) < 0.04) return black
      return Math.hypot(x - 0.5, y - 0.5) < 0.35 ? [240, 188, 169] : white
    })
    expect(kindsOf(drawn)).toEqual([])
    const arm = pictureOf([400, 400], (x, y) => {
      const grain = 18 * Math.sin(977 * x + 431 * y) * Math.sin(613 * y - 389 * x)
      const light = 1.1 - 0.8 * Math.abs(x - 0.4)
      return Math.abs(x - 0.5) < 0.25
        ? [220 * light + grain, 175 * light + grain, 150 * light + grain]
        : [60 + 120 * y + grain, 110 * x + grain, 170 - 60 * y + grain]
    })
    expect(isPhoto(arm)).toBe(true)
    expect(kindsOf(arm)).not.toContain('face')
  })
})
