import { useEffect, useState } from 'react'
import type { Product } from '../../../../modules/shared/contract/api.d.ts'
import { pressOver } from '../../../browser/directives/first-touch.ts'
import { leavePage } from '../../../browser/overlay-history.ts'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { usePart } from '../../../ui/hooks/use-part.ts'
import { PageDialog } from '../../../ui/overlay/PageDialog.tsx'
import { DetailContent } from '../../product-detail/components.ts'
import { ProductGrid } from '../components.ts'
import { patchPageTexts as texts } from '../text.ts'
import { detailPart } from '../use-detail.tsx'
import styles from './PatchPage.module.css'

type Props = {
  product: Product
  related: readonly Product[]
  patchOfTheWeek: number | undefined
}

/**
 * The detail dialog of a patch above other patches. The server renders it as a part of the page. The real one replaces
 * it, with the same quantity, once its code is loaded and no press on it is under way.
 */
export function PatchPage({ product, related, patchOfTheWeek }: Props) {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  const { Part: Detail, isOpen } = usePart(detailPart, isHydrated, stay)
  const [presses, setPresses] = useState(0)
  const isReplaced = isOpen && presses === 0
  const quantity = useState(1)
  const isPatchOfTheWeek = product.id === patchOfTheWeek

  const notePress = () => {
    setPresses((count) => count + 1)
    void pressOver().then(() => setPresses((count) => count - 1))
  }
  return (
    <>
      {isReplaced ? (
        <h1 className="visually-hidden">{product.name}</h1>
      ) : (
        <PageDialog title={product.name} leadsTo={paths.products()} onPress={notePress}>
          <DetailContent
            product={product}
            isPatchOfTheWeek={isPatchOfTheWeek}
            quantity={quantity}
          />
        </PageDialog>
      )}
      <section className={styles.more}>
        <h2>{texts.more}</h2>
        <ProductGrid products={related} patchOfTheWeek={patchOfTheWeek} />
        <p>
          <ButtonLink href={paths.products()} variant="quiet">
            {texts.all}
          </ButtonLink>
        </p>
      </section>
      {Detail && (
        <Detail
          product={product}
          isPatchOfTheWeek={isPatchOfTheWeek}
          open={isReplaced}
          isPage
          quantity={quantity}
          onClose={leave}
        />
      )}
    </>
  )
}

/** The part of the page stays where the dialog cannot be loaded. Escape withdraws nothing: there was no press. */
const stay = () => {}

const leave = () => leavePage(paths.products())
