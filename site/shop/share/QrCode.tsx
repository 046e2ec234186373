import { useLoaded } from '../../ui/hooks/use-loaded.ts'
import styles from './ShareDialog.module.css'
import { shareTexts as texts } from './text.ts'

/** Most characters of a code that a phone can scan from a screen: 97 modules a side. */
const mostCharacters = 850

/** Modules of white around the code, which readers need (ISO/IEC 18004). */
const quietZone = 4

/** A QR code with the address of a path in the shop, drawn on this device; its encoder is loaded when a code is shown. */
export function QrCode({ path }: { path: string }) {
  // Drawn in the browser only.
  const text = new URL(path, location.origin).href
  const isShort = text.length <= mostCharacters
  const modules = useLoaded(isShort ? text : undefined, encoded)
  if (!isShort) return <p>{texts.tooLong}</p>
  if (modules && !modules.value) return <p>{texts.qrFailed}</p>
  return (
    <div className={styles.code}>
      {modules?.value ? <Drawn rows={modules.value} /> : <div className={styles.place} />}
      <p>{texts.qrText}</p>
    </div>
  )
}

async function encoded(text: string): Promise<boolean[][]> {
  const { encodeQR } = await import('qr')
  return encodeQR(text, 'raw', { ecc: 'low', border: quietZone })
}

function Drawn({ rows }: { rows: readonly (readonly boolean[])[] }) {
  const dark = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
  )
  return (
    <svg
      role="img"
      aria-label={texts.qr}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
    >
      <path fill="currentColor" d={dark.join('')} />
    </svg>
  )
}
