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
export function mergeInlineBlocks(page: PolicedPage): PolicedPage {
  return mergeScripts(mergeStyles(page))
}

/** The styles go to the end of the head, so that a browser sees the fonts to preload before them. */
function mergeStyles({ html, policy }: PolicedPage): PolicedPage {
  const merged = allowedBlocks({ html, policy }, style).join('')
  const without = html.replace(style, (block, content) =>
    policy.includes(sourceOf(content)) ? '' : block,
  )
  return {
    html: merged ? without.replace('</head>', () => `<style>${merged}</style></head>`) : html,
    policy: withHash(policy, 'style-src', merged),
  }
}

/** The scripts go to the place of the first: the islands below need them. */
function mergeScripts({ html, policy }: PolicedPage): PolicedPage {
  const merged = allowedBlocks({ html, policy }, script).join(';\n')
  let isPlaced = false
  return {
    html: html.replace(script, (block, content) => {
      if (!policy.includes(sourceOf(content))) return block
      if (isPlaced) return ''
      isPlaced = true
      return `<script>${merged}</script>`
    }),
    policy: withHash(policy, 'script-src', merged),
  }
}

const allowedBlocks = ({ html, policy }: PolicedPage, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)]
    .map(([, content = '']) => content)
    .filter((content) => policy.includes(sourceOf(content)))

/** The policy with the merged block's hash in the directive instead of all others; with none for no block. */
function withHash(policy: string, directive: string, merged: string): string {
  return policy
    .split(';')
    .map((part) => {
      const [name, ...sources] = part.trim().split(/\s+/)
      if (name !== directive) return part
      const others = sources.filter((source) => !source.startsWith("'sha256-"))
      return ` ${[name, ...others, ...(merged ? [sourceOf(merged)] : [])].join(' ')}`
    })
    .join(';')
}

/** The source expression that allows an inline block. */
const sourceOf = (content: string): string =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`
