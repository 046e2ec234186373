import { useEffect, useRef, useState } from 'react'
import { paths } from '../../../paths.ts'

/**
 * A mail in a sandboxed frame with its own content security policy: its styles apply, scripts don't run, and links open
 * in a new tab.
 */
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

  return <iframe ref={frame} title={title} src={paths.mailFrame()} onLoad={() => setReady(true)} />
}
