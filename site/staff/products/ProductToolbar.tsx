import { useStore } from '@nanostores/react'
import { capital } from '../../text/capital.ts'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { Icon } from '../../ui/Icon.tsx'
import panel from '../ui/form/Panel.module.css'
import { ListToolbar } from '../ui/list/ListToolbar.tsx'
import { shownOf } from '../ui/list/resource.ts'
import { ProductFileButtons } from './file/ProductFileButtons.tsx'
import { $categories, $products, $productView, type ProductView, productLists } from './products.ts'
import { assortmentTexts as texts } from './text.ts'

const lists = productLists.map((value) => ({ value, label: texts.lists[value] }))

/** Search, filters, the number of matching patches, and the button for a new one. */
export function ProductToolbar({ isOld, onCreate }: { isOld: boolean; onCreate(): void }) {
  const view = useStore($productView)
  const shown = shownOf(useStore($products), isOld)
  const categories = (useStore($categories).value ?? []).map(({ name }) => ({
    value: name,
    label: capital(name),
  }))
  return (
    <ListToolbar
      texts={texts}
      search={view.search}
      onSearch={(text) => $productView.setKey('search', text)}
      count={shown && texts.count(shown.matching, shown.total, shown.view.search.trim() !== '')}
      isOld={isOld}
      action={
        <div className={panel.buttons}>
          <ProductFileButtons view={view} />
          <Button size="small" aria-haspopup="dialog" onClick={onCreate}>
            <Icon name="plus" size={18} /> {texts.create}
          </Button>
        </div>
      }
    >
      <Select
        label={texts.fieldLabels.category}
        options={[{ value: '', label: texts.allCategories }, ...categories]}
        value={view.category}
        onChange={(event) => $productView.setKey('category', event.target.value)}
      />
      <Select
        label={texts.show}
        options={lists}
        value={view.show}
        onChange={(event) => $productView.setKey('show', event.target.value as ProductView['show'])}
      />
    </ListToolbar>
  )
}
