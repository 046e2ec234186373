import { heading, paragraph, quiet } from '../blocks.ts'
import type { Mail } from '../layout.ts'

/** A visitor's message to the shop. */
export type ContactMessage = {
  name: string
  email: string
  phone: string | null
  message: string
}

/** A visitor's message for the shop's inbox. */
export const contactMessage = ({ name, email, phone, message }: ContactMessage): Mail => ({
  subject: `Melding fra ${name}`,
  preview: message.slice(0, 100),
  blocks: [
    heading('Ny melding'),
    quiet([name, email, phone].filter(Boolean).join(' · ')),
    paragraph(message),
  ],
})

/** A sample of the template. */
export const samples = (): { contactMessage: ContactMessage } => ({
  contactMessage: {
    name: 'Ola Nordmann',
    email: 'en.ganske.lang.adresse.uten.mellomrom@example.com',
    phone: '+47 400 00 000',
    message: 'Hei!\n\nHar dere patcher i neongrønt?',
  },
})
