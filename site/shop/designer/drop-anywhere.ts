/**
 * Puts files that are dropped anywhere on the page into the designer's file input, and prevents every other effect of a
 * drop.
 */
export function dropAnywhere(input: HTMLInputElement, zone: HTMLElement): void {
  /** Excludes drags from the page itself: the browser offers its pictures as files too. */
  let isOurs = false
  document.addEventListener('dragstart', () => {
    isOurs = true
  })
  document.addEventListener('dragend', () => {
    isOurs = false
  })
  const hasFiles = ({ dataTransfer }: DragEvent) =>
    !isOurs && (dataTransfer?.types.includes('Files') ?? false)
  const isText = (event: DragEvent) => !hasFiles(event) && isTextField(event.target)

  const allow = (event: DragEvent) => {
    if (isText(event)) return
    event.preventDefault()
    zone.toggleAttribute('data-over', hasFiles(event))
    if (event.dataTransfer) event.dataTransfer.dropEffect = hasFiles(event) ? 'copy' : 'none'
  }
  document.addEventListener('dragenter', allow)
  document.addEventListener('dragover', allow)
  document.addEventListener('dragleave', ({ relatedTarget }) => {
    if (!relatedTarget) zone.removeAttribute('data-over')
  })
  document.addEventListener('drop', (event) => {
    zone.removeAttribute('data-over')
    if (isText(event)) return
    event.preventDefault()
    const files = event.dataTransfer?.files
    if (isOurs || !files?.length) return
    input.files = files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  })
}

/** Shows that the designer will use the chosen picture after hydration. */
export function waitVisibly(input: HTMLInputElement): void {
  const island = input.closest('astro-island')
  island?.addEventListener('astro:hydrate', () => {
    island.ariaBusy = null
  })
  input.addEventListener('change', () => {
    if (island?.hasAttribute('ssr')) island.ariaBusy = 'true'
  })
}

const isTextField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input:not([type=file]), textarea')
