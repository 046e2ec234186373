import { formatKr } from '../../../modules/shared/money.ts'
import { PatchPicture } from '../../components/PatchPicture.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { Suggestion } from './use-suggestions.ts'

/** The content of a suggestion. */
export function Entry({ suggestion }: { suggestion: Suggestion }) {
  if (suggestion.kind === 'word')
    return (
      <>
        <Icon name="search" size={16} /> {suggestion.word}
      </>
    )
  const { name, image, price } = suggestion.product
  return (
    <>
      <span className="search-picture">
        <PatchPicture image={image} size="thumb" />
      </span>
      <span className="search-name">{name}</span>
      <span>{formatKr(price)}</span>
    </>
  )
}
