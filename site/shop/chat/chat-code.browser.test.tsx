import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { HelpChat } from './HelpChat.tsx'
import { isChatKeptOpen, keepChatOpen } from './kept-chat.ts'
import { chatTexts as texts } from './text.ts'

const { promise: arrived, resolve: arrive } = vi.hoisted(() => Promise.withResolvers<void>())
vi.mock('./ChatPanel.tsx', async (original) => {
  await arrived
  return original()
})

const bubble = page.getByRole('button')

test('Escape withdraws a chat whose code is loading if it was opened here, and not if it stayed open', async () => {
  const { unmount } = await render(<HelpChat />)
  await bubble.click()
  await expect.element(bubble).toHaveAttribute('aria-busy', 'true')
  ;(document.activeElement as HTMLElement).blur()
  await userEvent.keyboard('{Escape}')
  await expect.element(bubble).toHaveAccessibleName(texts.open)
  // It opens on no later page either.
  expect(isChatKeptOpen()).toBe(false)
  await unmount()

  keepChatOpen(true)
  await render(<HelpChat />)
  await expect.element(bubble).toHaveAttribute('aria-busy', 'true')
  await userEvent.keyboard('{Escape}')
  arrive()
  await expect.element(page.getByRole('log')).toBeVisible()
  expect(isChatKeptOpen()).toBe(true)
})
