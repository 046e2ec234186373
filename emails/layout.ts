import { lawPages } from '../modules/shared/terms.ts'
import type { Block, Part } from './blocks.ts'
import { compiled } from './compiled.ts'
import { fill } from './markup.ts'
import { colours, styles } from './styles.ts'

/** The sender's facts, for the header and footer. */
export type ShopFacts = {
  name: string
  /** The company's name in the register. */
  company: string
  url: string
  email: string
  phone: string
  address: string
  organisationNumber: string
}

/** A mail before it is rendered. */
export type Mail = {
  subject: string
  /** Text that mail programs show beside the subject. */
  preview: string
  blocks: readonly Block[]
  /** Why a newsletter was sent, and the address that ends it. */
  leave?: { reason: string; url: string }
}

/** Writes a mail of its data: the exported functions of `templates/`. */
export type Template<Data> = (data: Data, shop: ShopFacts) => Mail

export type RenderedMail = { subject: string; html: string; text: string }

/** Renders a mail of a shop to html and plain text. */
export async function render(mail: Mail, shop: ShopFacts): Promise<RenderedMail> {
  const { subject, blocks } = mail
  return { subject, html: await htmlOf(mail, shop), text: textOf(blocks, shop, mail.leave) }
}

async function htmlOf({ subject, preview, blocks, leave }: Mail, shop: ShopFacts): Promise<string> {
  const [before = '', ...pieces] = (await compiled(frame)).split(marker)
  const after = pieces.at(-1) ?? ''
  const parts = new Map(pieces.flatMap((name, at) => (at % 2 ? [] : [[name, pieces[at + 1]]])))
  const values = {
    ...shop,
    title: subject,
    // The cut may have split an emoji.
    preview: preview.replace(/\p{Cs}/gu, ''),
    leave: leave ? fill(leaveText, leave) : '',
  }
  const inner = blocks.map(({ part, places }) => fill(parts.get(part) ?? '', places))
  return [fill(before, values), ...inner, fill(after, values)].join('')
}

function textOf(blocks: readonly Block[], shop: ShopFacts, leave: Mail['leave']): string {
  return [
    ...blocks.map(({ text }) => text),
    leave ? `${leave.reason}\nMeld deg av: ${leave.url}` : '',
    [
      '--',
      `${shop.company}, ${shop.address}`,
      `Org.nr. ${shop.organisationNumber}`,
      `${shop.email} · ${shop.phone}`,
      shop.url,
      ...lawPages.map(({ label, path }) => `${label}: ${shop.url}${path}`),
    ].join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n')
}

const leaveText = '{{reason}}<br /><a href="{{url}}">Meld deg av</a><br /><br />'

/** Each part of a mail once, as MJML; a block fills its places. */
const partSources: Record<Part, string> = {
  heading: `<mj-text font-size="26px" font-weight="800" line-height="1.15" color="${colours.natt}"><h1>{{{content}}}</h1></mj-text>`,
  paragraph: '<mj-text>{{{content}}}</mj-text>',
  quiet: `<mj-text css-class="soft" color="${colours.quiet}">{{{content}}}</mj-text>`,
  small: '<mj-text font-size="14px">{{{content}}}</mj-text>',
  written: '<mj-text css-class="written">{{{content}}}</mj-text>',
  lines: `<mj-table font-size="16px" line-height="1.4" padding="8px 24px" color="${colours.blekk}">{{{content}}}</mj-table>`,
  sums: `<mj-table font-size="16px" line-height="1.5" padding="0 24px 16px" color="${colours.blekk}">{{{content}}}</mj-table>`,
  button: '<mj-button href="{{{url}}}">{{{content}}}</mj-button>',
  seam: `<mj-divider border-width="1.5px" border-style="dashed" border-color="${colours.russ}" padding="16px 24px 8px" />`,
}

/** Where a part begins in the compiled mail, and where the last one ends. */
const marker = /<!-- part (\w+) -->/
const marked = (name: string, source = '') => `<mj-raw><!-- part ${name} --></mj-raw>${source}`

const lawLinks = lawPages
  .map(({ label, path }) => `<a href="{{url}}${path}">${label}</a>`)
  .join(' · ')

/** A mail that has each part, compiled once and for all mails. */
export const frame = `
  <mjml lang="nb">
    <mj-head>
      <mj-title>{{title}}</mj-title>
      <mj-preview>{{preview}}</mj-preview>
      <mj-attributes>
        <mj-all font-family="'Hanken Grotesk', 'Helvetica Neue', Arial, sans-serif" />
        <mj-text font-size="16px" line-height="1.5" color="${colours.blekk}" padding="8px 24px" />
        <mj-button css-class="button" background-color="${colours.russ}" color="${colours.hvit}" border-radius="999px" font-weight="700" font-size="16px" inner-padding="14px 28px" />
        <mj-section padding="0" />
      </mj-attributes>
      <mj-style>${styles}</mj-style>
      <mj-raw>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
      </mj-raw>
    </mj-head>
    <mj-body background-color="${colours.lerret}" width="600px">
      <mj-section background-color="${colours.natt}" border-bottom="3px dashed ${colours.russ}" padding="20px 0">
        <mj-column>
          <mj-image src="{{url}}/bilder/merke-96.png" width="48px" alt="" padding="0 0 8px" />
          <mj-text align="center" color="#ffffff" font-size="28px" font-weight="800" line-height="1">
            <a href="{{url}}" style="color:#ffffff;text-decoration:none">{{name}}</a>
          </mj-text>
        </mj-column>
      </mj-section>
      <mj-wrapper css-class="sheet" background-color="${colours.hvit}" padding="24px 0"><mj-section><mj-column>
        ${Object.entries(partSources)
          .map(([name, source]) => marked(name, source))
          .join('')}
        ${marked('end')}
      </mj-column></mj-section></mj-wrapper>
      <mj-section padding="20px 0 32px">
        <mj-column>
          <mj-text css-class="quiet" align="center" font-size="14px" color="${colours.quiet}">
            {{{leave}}}
            {{company}}<br />{{address}}<br />
            Org.nr. {{organisationNumber}}<br />
            <a href="mailto:{{email}}">{{email}}</a> · {{phone}}<br />
            ${lawLinks}
          </mj-text>
        </mj-column>
      </mj-section>
    </mj-body>
  </mjml>`
