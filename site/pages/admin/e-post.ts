import type { APIRoute } from 'astro'
import { mailAnswer } from '../../mail-answer.ts'

/** Empty: the dashboard, whose own policy allows no styles in markup, fills in the mail that staff are writing. */
export const GET: APIRoute = () =>
  mailAnswer(
    '<!doctype html><html lang="nb"><head><title>E-post</title></head><body></body></html>',
  )
