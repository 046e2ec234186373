import { Autocomplete } from '@base-ui/react/autocomplete'
import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { leaveFor } from '../../browser/overlay-history.ts'
import { suggestProductsSearchMaxLength } from '../../client/generated/suggestions.ts'
import { paths } from '../../paths.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useDetail } from '../product-card/index.ts'
import { Suggestions } from './Suggestions.tsx'
import { searchTexts } from './text.ts'
import { type Suggestion, useSuggestions } from './use-suggestions.ts'

/** The search box: a form that works without JavaScript, with suggestions after hydration. */
export function Search() {
  const input = useRef<HTMLInputElement>(null)
  const isReturning = useRef(false)
  const [text, setText] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [week, setWeek] = useState<number>()
  const { open, waiting, detail } = useDetail(week)
  const { groups, message } = useSuggestions(text, isOpen)

  // The text and focus from before hydration.
  useLayoutEffect(() => {
    if (!input.current) return
    setText(input.current.value)
    if (document.activeElement === input.current) setIsOpen(true)
  }, [])

  const closeOutside = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setIsOpen(false)
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    // The first Escape closes the dropdown, and neither the drawer around it nor the text.
    event.preventDefault()
    event.stopPropagation()
    setIsOpen(false)
  }

  const choose = (suggestion: Suggestion) => {
    setIsOpen(false)
    if (suggestion.kind === 'product') {
      isReturning.current = true
      setWeek(shownPatchOfTheWeek())
      open(suggestion.product)
    } else leaveFor(paths.products({ search: suggestion.word }))
  }

  return (
    <search className="search-box" onBlur={closeOutside} onKeyDown={closeOnEscape}>
      <Autocomplete.Root
        items={groups}
        mode="none"
        inline
        value={text}
        open={isOpen}
        itemToStringValue={(suggestion: Suggestion) =>
          suggestion.kind === 'word' ? suggestion.word : suggestion.product.name
        }
        onValueChange={(value, { reason }) => {
          // A chosen entry navigates; the typed text stays.
          if (reason === 'item-press') return
          setText(value)
          setIsOpen(true)
        }}
      >
        <form action={paths.products()} onSubmit={() => setIsOpen(false)}>
          <Autocomplete.Input
            ref={input}
            className="search-input"
            type="search"
            name="search"
            aria-label={searchTexts.label}
            placeholder={searchTexts.label}
            maxLength={suggestProductsSearchMaxLength}
            // An empty or blank text is not searched.
            required
            pattern=".*\S.*"
            title={searchTexts.hint}
            // The library treats an inline list as always open.
            aria-expanded={isOpen}
            {...(!isOpen && { 'aria-activedescendant': undefined })}
            onFocus={() => {
              // Focus restored by a closing dialog must not open the dropdown.
              if (!isReturning.current) setIsOpen(true)
              isReturning.current = false
            }}
            onClick={() => setIsOpen(true)}
          />
          <button
            type="submit"
            className="icon-button search-button"
            aria-label={searchTexts.button}
            aria-busy={waiting !== undefined || undefined}
          >
            <Icon name="search" size={20} />
          </button>
        </form>
        {isOpen && <Suggestions message={message} onChoose={choose} />}
      </Autocomplete.Root>
      {detail}
    </search>
  )
}

/** The id of the patch of the week, as the page's header tells it; undefined on a page that the build rendered. */
const shownPatchOfTheWeek = (): number | undefined =>
  Number(document.querySelector<HTMLElement>('[data-week]')?.dataset.week) || undefined
