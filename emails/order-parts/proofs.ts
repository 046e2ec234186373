import type { DesignForm } from '../../modules/shared/contract/api.d.ts'
import {
  type DesignNumber,
  designFormText,
  proofTitle,
} from '../../modules/shared/pictures/design-form.ts'
import { type Block, made } from '../blocks.ts'
import { harmless, lines } from '../markup.ts'
import { colours } from '../styles.ts'

/** A design that the customer is to approve before it is sewn. */
export type MailProof = DesignNumber & {
  name: string
  quantity: number
  /** Null for a design that the shop no longer has. */
  form: DesignForm | null
  /** `cid:` and the id of an attached picture, at least 480 px wide; null for one that is shown on the order's page alone. */
  imageUrl: string | null
  /** Of staff; null when the design is shown for the first time. */
  note: string | null
  /** Whether staff have shown it since the last mail about an answer of theirs. */
  isNew: boolean
}

/** Width of the picture in px, where the mail's window has it. */
const pictureWidth = 480

/** The designs with their pictures and notes. */
export const designs = (proofs: readonly MailProof[]): Block =>
  made('paragraph', {
    html: proofs.map(block).join(''),
    text: proofs.map(textOf).join('\n\n'),
  })

function block(proof: MailProof): string {
  const { imageUrl, form, note } = proof
  const measures = form ? `<br>${designFormText(form)}` : ''
  const picture = imageUrl
    ? `<img src="${harmless(imageUrl)}" width="${pictureWidth}" alt="Motivet slik det blir sydd" style="display:block;width:100%;max-width:${pictureWidth}px;height:auto;margin:8px 0 0;border-radius:12px;background:#ffffff">`
    : '<br>Bildet ser du på bestillingens side.'
  const said = note
    ? `<p style="margin:12px 0 0;padding:4px 0 4px 12px;border-left:4px solid ${colours.russ}">${lines(note)}</p>`
    : ''
  return `<div style="margin:0 0 20px"><strong>${harmless(proofTitle(proof, proof))}</strong>${measures}${picture}${said}</div>`
}

const textOf = (proof: MailProof): string =>
  [proofTitle(proof, proof), proof.form && designFormText(proof.form), proof.note]
    .filter(Boolean)
    .join('\n')

/** Text of the button to the order's page, where the customer approves these designs. */
export const approveText = (proofs: readonly MailProof[]): string =>
  proofs.length === 1 ? 'Godkjenn motivet' : 'Godkjenn motivene'

/** The address at which the order's page shows its designs. */
export const proofUrl = (orderUrl: string): string => `${orderUrl}#korrektur`
