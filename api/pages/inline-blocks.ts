import { createHash } from 'node:crypto'

type PolicedPage = { html: string; policy: string }

/** An inline script that runs: without a source, and no block of data. */
const script = /<script>([\s\S]*?)<\/script>/g
const style = /<style>([\s\S]*?)<\/style>/g

/**
 * Merges the inline styles of a page into one block, and its inline scripts into another, so that the
 * Content-Security-Policy lists one hash for each. Merges only blocks whose own hash the given policy lists: an injected
 * block stays apart, and stays refused.
 */
export function mergeInlineBlocks({ html, policy }: PolicedPage): PolicedPage {
  const styled = merge({ html, policy }, style, 'style', '')
  return merge(styled, script, 'script', ';\n')
}

function merge(
  { html, policy }: PolicedPage,
  pattern: RegExp,
  tag: 'script' | 'style',
  separator: string,
): PolicedPage {
  const blocks = [...html.matchAll(pattern)]
    .map(([, content = '']) => content)
    .filter((content) => policy.includes(sourceOf(content)))
  if (blocks.length === 0) return { html, policy: withHashes(policy, `${tag}-src`, []) }
  const merged = blocks.join(separator)
  const waiting = new Set(blocks)
  let isFirst = true
  const place = (block: string, content: string) => {
    if (!waiting.has(content)) return block
    const kept = isFirst ? `<${tag}>${merged}</${tag}>` : ''
    isFirst = false
    return kept
  }
  return {
    html: html.replace(pattern, place),
    policy: withHashes(policy, `${tag}-src`, [sourceOf(merged)]),
  }
}

/** The policy with these hashes in the directive instead of its own. */
const withHashes = (policy: string, directive: string, hashes: string[]): string =>
  policy
    .split(';')
    .map((part) => {
      const [name, ...sources] = part.trim().split(/\s+/)
      if (name !== directive) return part
      const others = sources.filter((source) => !source.startsWith("'sha256-"))
      return ` ${[name, ...others, ...hashes].join(' ')}`
    })
    .join(';')

/** The source expression that allows an inline block. */
const sourceOf = (content: string): string =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`
