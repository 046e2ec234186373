import type { APIRoute } from 'astro'
import { mailAnswer } from '../../mail-answer.ts'

/**
 * An empty page for the dashboard's mail preview. The dashboard's own policy forbids inline styles, so it writes the
 * mail into this frame.
 */
export const GET: APIRoute = () =>
  mailAnswer(
    '<!doctype html><html lang="nb"><head><title>E-post</title></head><body></body></html>',
  )
