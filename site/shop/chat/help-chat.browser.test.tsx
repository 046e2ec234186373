import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { HelpChat } from './HelpChat.tsx'
import { chatTexts } from './text.ts'

test('the chat opens with the keyboard and restores the focus', async () => {
  await render(<HelpChat />)
  const bubble = page.getByRole('button', { name: chatTexts.open })
  bubble.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('log')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('log')).not.toBeInTheDocument()
  await expect.element(bubble).toHaveFocus()
})
