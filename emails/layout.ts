import { lawPages } from '../modules/shared/terms.ts'
import { colours, styles } from './styles.ts'
import { type Places, template } from './template.ts'

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

export type MailParts = { title: string; preview: string; shop: ShopFacts; places: Places }

/** A whole mail: the shop's header and footer around MJML sections, with placeholders. */
export function layout(body: string, footer = ''): (parts: MailParts) => Promise<string> {
  const render = template(frame(body, footer))
  return ({ title, preview, shop, places }) =>
    render({
      title,
      // The cut may have split an emoji.
      preview: preview.replace(/\p{Cs}/gu, ''),
      shopName: shop.name,
      company: shop.company,
      shopUrl: shop.url,
      shopEmail: shop.email,
      shopPhone: shop.phone,
      shopAddress: shop.address,
      organisationNumber: shop.organisationNumber,
      ...places,
    })
}

/** The heading of a mail, as MJML. */
export const heading = (content: string): string =>
  `<mj-text font-size="26px" font-weight="800" line-height="1.15" color="${colours.natt}"><h1>${content}</h1></mj-text>`

const lawLinks = lawPages
  .map(({ label, path }) => `<a href="{{shopUrl}}${path}">${label}</a>`)
  .join(' · ')

/** A line of stitches that separates the order from the text after it, as MJML. */
export const seam = `<mj-divider border-width="1.5px" border-style="dashed" border-color="${colours.russ}" padding="16px 24px 8px" />`

const frame = (body: string, footer: string) => `
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
          <mj-image src="{{shopUrl}}/bilder/merke-96.png" width="48px" alt="" padding="0 0 8px" />
          <mj-text align="center" color="#ffffff" font-size="28px" font-weight="800" line-height="1">
            <a href="{{shopUrl}}" style="color:#ffffff;text-decoration:none">{{shopName}}</a>
          </mj-text>
        </mj-column>
      </mj-section>
      <mj-wrapper css-class="sheet" background-color="${colours.hvit}" padding="24px 0">${body}</mj-wrapper>
      <mj-section padding="20px 0 32px">
        <mj-column>
          <mj-text css-class="quiet" align="center" font-size="14px" color="${colours.quiet}">
            ${footer}
            {{company}}<br />{{shopAddress}}<br />
            Org.nr. {{organisationNumber}}<br />
            <a href="mailto:{{shopEmail}}">{{shopEmail}}</a> · {{shopPhone}}<br />
            ${lawLinks}
          </mj-text>
        </mj-column>
      </mj-section>
    </mj-body>
  </mjml>`

/** The sender's facts as a footer in plain text. */
export const textFooter = (shop: ShopFacts): string =>
  [
    '--',
    `${shop.company}, ${shop.address}`,
    `Org.nr. ${shop.organisationNumber}`,
    `${shop.email} · ${shop.phone}`,
    shop.url,
    ...lawPages.map(({ label, path }) => `${label}: ${shop.url}${path}`),
  ].join('\n')
