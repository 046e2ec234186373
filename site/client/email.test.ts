import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { isEmail } from './email.ts'

const contract = parse(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8'))

describe('isEmail accepts the same addresses as the contract', () => {
  const pattern = new RegExp(contract.components.schemas.Email.pattern)

  test.each([
    ['kari@example.com', true],
    ['kari.nordmann+russ@mail.example.no', true],
    ["o'neill_1@bø.no", true],
    ['kari@example', false],
    ['kari.@example.com', false],
    ['kåri@example.com', false],
    ['kari@-example.com', false],
    ['kari nordmann@example.com', false],
    ['kari@example.c', false],
    ['@example.com', false],
    ['', false],
  ])('%j: %s', (text, expected) => {
    expect([isEmail(text), pattern.test(text)]).toEqual([expected, expected])
  })
})
