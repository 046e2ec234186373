import type { Product } from '../../../../modules/shared/contract/api.d.ts'
import { leavePage } from '../../../browser/overlay-history.ts'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { PageDialog } from '../../../ui/overlay/PageDialog.tsx'
import { DetailContent } from '../../product-detail/components.ts'
import { ProductGrid } from '../components.ts'
import { patchPageTexts as texts } from '../text.ts'
import styles from './PatchPage.module.css'

type Props = {
  product: Product
  related: readonly Product[]
  patchOfTheWeek: number | undefined
}

/** The details of a patch above other patches. */
export function PatchPage({ product, related, patchOfTheWeek }: Props) {
  return (
    <>
      <PageDialog title={product.name} leadsTo={paths.products()} onClose={leave}>
        <DetailContent
          product={product}
          isPatchOfTheWeek={product.id === patchOfTheWeek}
          Heading="h2"
        />
      </PageDialog>
      <section className={styles.more}>
        <h2>{texts.more}</h2>
        <ProductGrid products={related} patchOfTheWeek={patchOfTheWeek} />
        <p>
          <ButtonLink href={paths.products()} variant="quiet">
            {texts.all}
          </ButtonLink>
        </p>
      </section>
    </>
  )
}

const leave = () => leavePage(paths.products())
