import { useRef } from 'react'
import type { Product } from '../../../modules/shared/contract/api.d.ts'
import { copyTextOf } from '../../browser/copy-text.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { showError, showToast } from '../../ui/toast/toast.ts'
import { detailTexts as texts } from './text.ts'

/** Shares the address of a patch's page with the browser's own dialog, or else copies it. */
export function SharePatch({ product }: { product: Product }) {
  const link = useRef<HTMLSpanElement>(null)

  const share = async () => {
    const url = new URL(paths.patch(product), location.origin).href
    if ('share' in navigator) {
      const isDone = await navigator.share({ title: product.name, url }).then(
        () => true,
        // The visitor closed the browser's dialog; otherwise there is none after all.
        (error: DOMException) => error.name === 'AbortError',
      )
      if (isDone) return
    }
    if (!link.current) return
    link.current.textContent = url
    if (await copyTextOf(link.current)) showToast(texts.copied, texts.copiedText)
    else showError(texts.notCopied, texts.notCopiedText)
    link.current.textContent = ''
  }

  return (
    <>
      <Button variant="quiet" size="small" onClick={() => void share()}>
        <Icon name="share" size={18} />
        {texts.share}
        <span className="visually-hidden"> {product.name}</span>
      </Button>
      <span ref={link} className="visually-hidden" aria-hidden="true" />
    </>
  )
}
