import { expect } from 'vitest'
import { page } from 'vitest/browser'

/** Phones in landscape, a desktop at 200 % zoom, and a desktop with doubled font size. */
export const lowWindows = [
  { width: 740, height: 360, text: '' },
  { width: 740, height: 340, text: '' },
  { width: 640, height: 360, text: '' },
  { width: 320, height: 568, text: '' },
  { width: 1280, height: 720, text: '200%' },
]

/** Sets the size of the window and of the text, and waits until the dialog has come to rest. */
export async function resize({ width, height, text }: (typeof lowWindows)[number]): Promise<void> {
  document.documentElement.style.fontSize = text
  await page.viewport(width, height)
  await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {})))
}

/** Whether a click hits the element's middle without scrolling. */
export function isInSight(element: Element): boolean {
  const { left, top, width, height, bottom } = element.getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  return top >= 0 && bottom <= innerHeight && element.contains(hit)
}

/** Px that remain for the scrolling part, between the dialog's header and its sticky footer. */
export function roomAbove(foot: Element): number {
  const head = foot.closest('[role=dialog]')?.querySelector('header')
  return foot.getBoundingClientRect().top - (head?.getBoundingClientRect().bottom ?? 0)
}

/** In each low window the foot of a dialog is in sight, and leaves room for the content above it. */
export async function expectRoom(foot: () => Element): Promise<void> {
  for (const size of lowWindows) {
    await resize(size)
    await expect.poll(() => isInSight(foot()), { message: JSON.stringify(size) }).toBe(true)
    expect(roomAbove(foot()), JSON.stringify(size)).toBeGreaterThan(160)
  }
}
