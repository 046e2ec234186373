import { useEffect, useRef, useState } from 'react'
import { paths } from '../../../paths.ts'

/** A mail in a frame where its own styles count and no script runs; its links open beside the dashboard. */
export function MailFrame({ title, html }: { title: string; html: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setReady] = useState(false)

  useEffect(() => {
    const mail = isReady && frame.current?.contentDocument
    if (!mail) return
    mail.documentElement.innerHTML = html
    const base = mail.createElement('base')
    base.target = '_blank'
    mail.head.prepend(base)
  }, [isReady, html])

  return (
    <iframe
      ref={frame}
      title={title}
      src={paths.mailFrame()}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      onLoad={() => setReady(true)}
    />
  )
}
