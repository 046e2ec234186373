import mjml from 'mjml'

/** The colours of the shop, as mail programs need them: in the markup itself. */
export const colours = {
  russ: '#c8102e',
  natt: '#0b1f4b',
  lerret: '#faf5eb',
  blekk: '#1c1a18',
  quiet: '#625e59',
  line: '#e4ddd0',
}

/** Who sends the mail. */
export type ShopFacts = {
  name: string
  url: string
  email: string
  phone: string
  address: string
  organisationNumber: string
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text that somebody typed, made harmless in markup. */
export const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? '')

/** Several lines of typed text as markup. */
export const lines = (text: string): string => escape(text).replace(/\r?\n/g, '<br />')

/** A whole mail: the shop's header and footer around MJML sections. */
export async function layout(mail: {
  title: string
  preview: string
  body: string
  shop: ShopFacts
  footer?: string
}) {
  const { html, errors } = await mjml(
    `<mjml lang="nb">
      <mj-head>
        <mj-title>${escape(mail.title)}</mj-title>
        <mj-preview>${escape(mail.preview)}</mj-preview>
        <mj-attributes>
          <mj-all font-family="'Hanken Grotesk', 'Helvetica Neue', Arial, sans-serif" />
          <mj-text font-size="16px" line-height="1.5" color="${colours.blekk}" padding="8px 24px" />
          <mj-button background-color="${colours.russ}" color="#ffffff" border-radius="999px" font-weight="700" font-size="16px" inner-padding="14px 28px" />
          <mj-section padding="0" />
        </mj-attributes>
        <mj-style>.quiet a { color: ${colours.quiet}; }</mj-style>
      </mj-head>
      <mj-body background-color="${colours.lerret}" width="600px">
        <mj-section background-color="${colours.natt}" border-bottom="3px dashed ${colours.russ}" padding="20px 0">
          <mj-column>
            <mj-text align="center" color="#ffffff" font-size="28px" font-weight="800" line-height="1">
              <a href="${mail.shop.url}" style="color:#ffffff;text-decoration:none">${escape(mail.shop.name)}</a>
            </mj-text>
          </mj-column>
        </mj-section>
        <mj-wrapper background-color="#ffffff" padding="24px 0">${mail.body}</mj-wrapper>
        <mj-section padding="20px 0 32px">
          <mj-column>
            <mj-text css-class="quiet" align="center" font-size="14px" color="${colours.quiet}">
              ${mail.footer ?? ''}
              ${escape(mail.shop.name)}, ${escape(mail.shop.address)}<br />
              Org.nr. ${escape(mail.shop.organisationNumber)}<br />
              <a href="mailto:${mail.shop.email}">${escape(mail.shop.email)}</a> · ${escape(mail.shop.phone)}
            </mj-text>
          </mj-column>
        </mj-section>
      </mj-body>
    </mjml>`,
    { validationLevel: 'strict' },
  )
  if (errors.length > 0)
    throw new Error(errors.map(({ formattedMessage }) => formattedMessage).join('\n'))
  return html
}

/** The same facts at the end of the plain text. */
export const textFooter = (shop: ShopFacts): string =>
  [
    '--',
    `${shop.name}, ${shop.address}`,
    `Org.nr. ${shop.organisationNumber}`,
    `${shop.email} · ${shop.phone}`,
    shop.url,
  ].join('\n')
