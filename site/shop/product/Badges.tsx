import { lowStock } from '../../../modules/catalogue/rules.ts'
import type { Product } from '../../../modules/shared/contract/api.d.ts'
import { Badge, type BadgeTone } from '../../ui/Badge.tsx'
import styles from './Badges.module.css'
import { badgeTexts } from './text.ts'

type Props = {
  product: Product
  isPatchOfTheWeek: boolean
  /** Only the badges from one position to another, of all. */
  from?: number
  to?: number
}

/** The badges of a patch, the most important first. */
export function Badges({ product, isPatchOfTheWeek, from, to }: Props) {
  const badges: [applies: boolean, text: string, tone: BadgeTone][] = [
    [isPatchOfTheWeek, badgeTexts.week, 'gold'],
    [product.isPopular, badgeTexts.popular, 'navy'],
    [product.isNew, badgeTexts.fresh, 'red'],
    [product.stock <= lowStock, badgeTexts.few(product.stock), 'outline'],
    [product.isGlowInDark, badgeTexts.glow, 'glow'],
  ]
  const shown = badges.filter(([applies]) => applies).slice(from, to)
  if (shown.length === 0) return null
  return (
    <ul className={styles.badges}>
      {shown.map(([, text, tone]) => (
        <li key={text}>
          <Badge tone={tone}>{text}</Badge>
        </li>
      ))}
    </ul>
  )
}
