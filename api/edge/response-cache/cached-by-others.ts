/**
 * Headers of pages and lists that are the same for all visitors. Browsers ask each time. A CDN may serve an answer for a
 * second, and for another one while it fetches the next (RFC 9213): two seconds in all, as docs/nginx.conf does.
 */
export const cachedByOthers = {
  'cache-control': 'no-cache',
  'cdn-cache-control': 'max-age=1, stale-while-revalidate=1',
}
