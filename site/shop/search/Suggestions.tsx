import { Autocomplete } from '@base-ui/react/autocomplete'
import { formatKr } from '../../../modules/shared/money.ts'
import { PatchPicture } from '../../components/PatchPicture.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { searchTexts as texts } from './text.ts'
import type { Suggestion } from './use-suggestions.ts'

type Props = { message: string | undefined; onChoose(suggestion: Suggestion): void }
type Group = { label: string; items: Suggestion[] }

/** The dropdown of the search box. */
export function Suggestions({ message, onChoose }: Props) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press inside leaves the focus where it is.
    <div className="search-popup" onMouseDown={(event) => event.preventDefault()}>
      <Autocomplete.Status className={message ? 'search-message' : 'visually-hidden'}>
        {message}
      </Autocomplete.Status>
      <Autocomplete.List aria-label={texts.suggestions}>
        {(group: Group) => (
          <Autocomplete.Group key={group.label} items={group.items} className="search-group">
            <Autocomplete.GroupLabel className="search-label">
              {group.label}
            </Autocomplete.GroupLabel>
            <Autocomplete.Collection>
              {(suggestion: Suggestion) => (
                <Autocomplete.Item
                  key={keyOf(suggestion)}
                  value={suggestion}
                  className="search-item"
                  data-suggestion={suggestion.kind}
                  onClick={() => onChoose(suggestion)}
                >
                  <Entry suggestion={suggestion} />
                </Autocomplete.Item>
              )}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
    </div>
  )
}

function Entry({ suggestion }: { suggestion: Suggestion }) {
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

const keyOf = (suggestion: Suggestion) =>
  suggestion.kind === 'word' ? suggestion.word : suggestion.product.id
