import type { Context } from 'hono'
import { Problem } from '../../modules/shared/problem.ts'
import type { StaticFiles } from './static-files.ts'

/** Answers errors of pages and files: with a page when the shop is busy or at fault, else as the API does. */
export const createErrorPage =
  (files: StaticFiles, errorAnswer: (c: Context, error: Error) => Response) =>
  (error: Error, c: Context): Response => {
    if (error instanceof Problem && /^(product_)?not_found$/.test(error.code))
      return c.text('Finnes ikke', 404)
    const answer = errorAnswer(c, error)
    const isBusy = answer.status === 503 || answer.status === 429
    if (answer.status < 500 && !isBusy) return answer
    const path = isBusy ? '/503' : '/500'
    const page = files.serve(c.req.raw, path, answer.status)
    const retryAfter = answer.headers.get('retry-after')
    if (retryAfter) page?.headers.set('Retry-After', retryAfter)
    return page ?? answer
  }
