import type { Locator, Page } from 'playwright'
import { discountTexts as texts } from '../../staff/codes/text.ts'

/** A code's entry in the list. */
export const entry = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) })

/** A field of the form. */
export const field = (page: Page, label: string): Locator => page.locator('form').getByLabel(label)
/** The button that creates the code. */
export const submit = (page: Page): Locator => page.getByRole('button', { name: texts.submitNew })
/** A code name that no other test uses. */
export const newName = () => `E2E-${crypto.randomUUID().slice(0, 8).toUpperCase()}`

/** The body of the next call of this kind. */
export const sentBy = (page: Page, method: string) =>
  page
    .waitForRequest(
      (request) =>
        request.url().includes('/api/admin/discount-codes') && request.method() === method,
    )
    .then((request) => request.postDataJSON() as unknown)
