import { describe, expect, test } from 'vitest'
import { places } from './places.ts'

const codes = places.map(([code]) => code)
const names = [...new Set(places.map(([, place]) => place))]

describe('the register', () => {
  test('has all codes of Norway, each once and in order', () => {
    expect(codes.length).toBeGreaterThan(5000)
    expect(codes.filter((code) => !/^\d{4}$/.test(code))).toEqual([])
    expect(codes).toEqual([...new Set(codes)].sort())
  })

  test('writes places as people do', () => {
    const word = /^\p{Lu}\p{Ll}*(-\p{Lu}\p{Ll}+)*$/u
    const small = /^(i|på|by|kloster|skjærgård|stasjon)$/
    const isRight = (name: string) =>
      name.split(' ').every((part, index) => word.test(part) || (index > 0 && small.test(part)))
    expect(names.filter((name) => !isRight(name))).toEqual([])
  })

  test.each([
    ['0155', 'Oslo'],
    ['1450', 'Nesoddtangen'],
    ['3524', 'Nes i Ådal'],
    ['5003', 'Bergen'],
    ['7010', 'Trondheim'],
    ['8610', 'Mo i Rana'],
    ['9008', 'Tromsø'],
    ['9170', 'Longyearbyen'],
    ['9173', 'Ny-Ålesund'],
  ])('knows %s %s', (code, place) => {
    expect(new Map(places).get(code)).toBe(place)
  })
})
