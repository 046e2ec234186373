import { expect, test } from 'vitest'
import { stepAside } from './step-aside.ts'

test('floating buttons make room for a control that they would lie over', async () => {
  document.body.innerHTML =
    '<main><p style="height: 150vh"></p><button style="width: 100%; height: 60px"></button><p style="height: 150vh"></p></main>' +
    '<div id="floating" style="position: fixed; right: 20px; bottom: 20px; width: 56px; height: 56px">?</div>'
  const floating = document.querySelector('#floating') as HTMLElement
  const button = document.querySelector('button') as HTMLElement
  const isAside = () => floating.hasAttribute('data-aside')
  stepAside([floating])
  expect(isAside()).toBe(false)
  scrollBy(0, button.getBoundingClientRect().bottom - innerHeight)
  await expect.poll(isAside).toBe(true)
  button.scrollIntoView({ block: 'start' })
  await expect.poll(isAside).toBe(false)
})
