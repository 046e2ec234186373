import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { HelpChat } from './HelpChat.tsx'
import { chatTexts as texts } from './text.ts'

const bubble = page.getByRole('button', { name: texts.open })
const log = page.getByRole('log')
const field = page.getByRole('textbox', { name: texts.field })
const said = (text: string) => log.getByText(text, { exact: false })

test('CHAT-01 CHAT-02 CHAT-03 CHAT-04 the bubble opens a conversation, closes it, and goes on with it', async () => {
  const { unmount } = await render(<HelpChat />)
  bubble.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(said(texts.greeting)).toBeVisible()
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('Hva koster frakten?{Enter}')
  await expect.element(said('Hva koster frakten?')).toBeVisible()
  await expect.element(said(texts.replies.price)).toBeVisible()
  await expect.element(field).toHaveValue('')
  await userEvent.keyboard('{Escape}')
  await expect.element(log).not.toBeInTheDocument()
  await expect.element(bubble).toHaveFocus()
  await bubble.click()
  await expect.element(said(texts.replies.price)).toBeVisible()
  await page.getByRole('button', { name: texts.close }).click()
  await expect.element(log).not.toBeInTheDocument()

  await bubble.click()
  await field.fill('Og hva med')
  ;(document.activeElement as HTMLElement).blur()
  await unmount()
  await render(<HelpChat />)
  await expect.element(field).toHaveValue('Og hva med')
  await expect.element(document.body).toHaveFocus()
})
