import { Marked, type Token, type Tokens } from 'marked'
import { joined, type Words } from './blocks.ts'
import { harmless, harmlessBetweenTags, lines } from './markup.ts'

/** Markdown that staff only type by accident; it is kept as plain text. */
const unused = [
  'code',
  'fences',
  'hr',
  'blockquote',
  'html',
  'def',
  'table',
  'lheading',
  'tag',
  'reflink',
  'codespan',
  'del',
] as const

const none = () => undefined

/** Maximum emphasis marks in a text: the parser's time is quadratic in their number. */
const mostEmphasis = 2000

const parser = new Marked({ gfm: true, breaks: true })
parser.use({ tokenizer: Object.fromEntries(unused.map((kind) => [kind, none])) })

/**
 * Renders simple Markdown: paragraphs, **bold**, *italic*, lists, headings, and links to http, https and mailto.
 * Everything else is kept as text, HTML too. A single line break is kept.
 */
export function markdown(source: string): Words {
  const typed = () => ({ html: `<p>${lines(source)}</p>`, text: source })
  if ((source.match(/[*_]/g)?.length ?? 0) > mostEmphasis) return typed()
  try {
    return blocks(parser.lexer(source))
  } catch (error) {
    // Thousands of nested lists overflow the parser's stack; no real text has them.
    if (!(error instanceof RangeError)) throw error
    return typed()
  }
}

const blocks = (tokens: readonly Token[]): Words =>
  joined(
    tokens.map(block).filter(({ html }) => html !== ''),
    '\n\n',
  )

function block(token: Token): Words {
  switch (token.type) {
    case 'space':
      return { html: '', text: '' }
    case 'heading':
      return heading(token as Tokens.Heading)
    case 'list':
      return list(token as Tokens.List)
    case 'paragraph': {
      const { html, text } = phrase(token.tokens)
      return { html: `<p>${html}</p>`, text }
    }
    default:
      return inline(token)
  }
}

/** Headings start at h2, below the subject. */
function heading({ depth, tokens }: Tokens.Heading): Words {
  const { html, text } = phrase(tokens)
  const tag = depth < 3 ? 'h2' : 'h3'
  return { html: `<${tag}>${html}</${tag}>`, text: `${text}\n${'-'.repeat(text.length)}` }
}

function list({ ordered, start, items }: Tokens.List): Words {
  const first = ordered ? Number(start) : 1
  const entries = items.map(({ tokens }) => entry(tokens))
  const tag = ordered ? 'ol' : 'ul'
  const begin = ordered && first !== 1 ? ` start="${first}"` : ''
  const marked = ({ text }: Words, index: number) => {
    const mark = ordered ? `${first + index}. ` : '- '
    return mark + text.replace(/\n+/g, `\n${' '.repeat(mark.length)}`)
  }
  return {
    html: `<${tag}${begin}>${entries.map(({ html }) => `<li>${html}</li>`).join('')}</${tag}>`,
    text: entries.map(marked).join('\n'),
  }
}

/** The checkbox of a task list is kept as text. */
function entry(tokens: readonly Token[]): Words {
  const [box, ...rest] = tokens
  if (box?.type !== 'checkbox') return blocks(tokens)
  const { html, text } = blocks(rest)
  return { html: box.raw + html, text: box.raw + text }
}

const phrase = (tokens: readonly Token[] = []): Words => joined(tokens.map(inline))

function inline(token: Token): Words {
  switch (token.type) {
    case 'strong':
    case 'em': {
      const { html, text } = phrase(token.tokens)
      return { html: `<${token.type}>${html}</${token.type}>`, text }
    }
    case 'br':
      return { html: '<br />', text: '\n' }
    case 'link':
      return link(token as Tokens.Link)
    case 'escape':
      return plain(token.text)
    case 'text':
      return token.tokens ? phrase(token.tokens) : plain(token.text)
    default:
      return plain(token.raw)
  }
}

/** Links with other schemes are kept as typed, so that the author notices the mistake. */
function link({ href, raw, tokens }: Tokens.Link): Words {
  if (!/^(https?:\/\/|mailto:)/i.test(href) || !URL.canParse(href)) return plain(raw)
  const { html, text } = phrase(tokens)
  const isSaid = href === text || href === `mailto:${text}` || href === `http://${text}`
  return {
    html: `<a href="${harmless(href)}">${html}</a>`,
    text: isSaid ? text : `${text} (${href.replace(/^mailto:/i, '')})`,
  }
}

const plain = (typed: string): Words => ({ html: harmlessBetweenTags(typed), text: typed })
