import { selectionTexts as texts } from '../text.ts'
import { clearSelection, selectAllShown } from './selection.ts'

type Props = { selected: number; shown: number }

/** Selects all listed orders or none; indeterminate in between. */
export function SelectAll({ selected, shown }: Props) {
  const isAll = selected === shown
  return (
    <label>
      <input
        type="checkbox"
        ref={(box) => {
          if (box) box.indeterminate = selected > 0 && !isAll
        }}
        checked={isAll}
        onChange={isAll ? clearSelection : selectAllShown}
      />
      <span>{texts.selectAll}</span>
    </label>
  )
}
