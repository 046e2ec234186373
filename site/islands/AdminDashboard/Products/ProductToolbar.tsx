import { useStore } from '@nanostores/react'
import {
  $categories,
  $products,
  $productView,
  type ProductView,
  productLists,
} from '../../../stores/admin-products.ts'
import { longestSearch } from '../../../stores/admin-search.ts'
import { assortmentTexts as texts } from '../../../text/admin/products.ts'
import { capital } from '../../../text/capital.ts'
import { Button } from '../../../ui/Button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Field } from '../../../ui/Field.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Select } from '../../../ui/Select.tsx'
import styles from './ProductsTab.module.css'

const lists = productLists.map((value) => ({ value, label: texts.lists[value] }))

/** Search and filters of the list, how many patches match, and the way to a new one. */
export function ProductToolbar({ isOld, onCreate }: { isOld: boolean; onCreate(): void }) {
  const view = useStore($productView)
  const { items, matching, total } = useStore($products)
  const categories = (useStore($categories).items ?? []).map(({ name }) => ({
    value: name,
    label: capital(name),
  }))
  return (
    <div className={styles.toolbar}>
      <div className={styles.filters}>
        <Field
          type="search"
          label={texts.search}
          placeholder={texts.searchHint}
          maxLength={longestSearch}
          value={view.search}
          onChange={(event) => $productView.setKey('search', event.target.value)}
        />
        <Select
          label={texts.category}
          options={[{ value: '', label: texts.allCategories }, ...categories]}
          value={view.category}
          onChange={(event) => $productView.setKey('category', event.target.value)}
        />
        <Select
          label={texts.show}
          options={lists}
          value={view.show}
          onChange={(event) =>
            $productView.setKey('show', event.target.value as ProductView['show'])
          }
        />
      </div>
      <div className={styles.line}>
        <p role="status" className={classNames(isOld && styles.old)}>
          {items && texts.count(matching, total)}
        </p>
        <Button size="small" aria-haspopup="dialog" onClick={onCreate}>
          <Icon name="plus" size={18} /> {texts.create}
        </Button>
      </div>
    </div>
  )
}
