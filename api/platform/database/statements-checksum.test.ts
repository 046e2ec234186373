import { expect, test } from 'vitest'
import { checksumOfStatements } from './statements-checksum.ts'

const statement = "create table a (b text check (b <> 'x  y')); -- of b"

test.each([
  "create table a (b text check (b <> 'x  y'));",
  "-- First\n--\ncreate /* it's\nhere */ table a (b text\ncheck (b <> 'x  y'));\n",
  "create  table\ta (b text -- it's $$ here\n check (b <> 'x  y'));",
])('comments and white space do not count: %j', (other) => {
  expect(checksumOfStatements(other)).toBe(checksumOfStatements(statement))
})

test.each([
  ['a letter', 'select 1', 'select 2'],
  ['white space in a text', "select 'a b'", "select 'a  b'"],
  ['what looks like a comment in a text', "select '-- a'", "select '-- b'"],
  ['a text after a doubled quote', "select 'a''-- b'", "select 'a''-- c'"],
  ['a text after an escaped quote', "select E'a\\'-- b'", "select E'a\\'-- c'"],
  ['a quoted name', 'select 1 as "-- a"', 'select 1 as "-- b"'],
  ['the body of a function', 'do $$ -- a\n$$', 'do $$ -- b\n$$'],
  ['a body with a tag', 'do $a$ $$ -- a\n$a$', 'do $a$ $$ -- b\n$a$'],
  ['what follows a comment', '/* a */ select 1 /* b */', '/* a */ select 2 /* b */'],
  ['a statement in place of a comment', '-- select 1', 'select 1'],
])('%s counts', (_, before, after) => {
  expect(checksumOfStatements(after)).not.toBe(checksumOfStatements(before))
})
