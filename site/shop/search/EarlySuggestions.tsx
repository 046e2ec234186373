import { paths } from '../../paths.ts'
import { Entry } from './Entry.tsx'
import { searchTexts as texts } from './text.ts'

/**
 * The popular searches as links, below an empty search box that has the focus, until `Search` is hydrated. Never
 * hydrated itself.
 */
export function EarlySuggestions() {
  return (
    <div id="early-suggestions" className="search-popup search-early" data-early-suggestions>
      <div className="search-group">
        <div className="search-label">{texts.popular}</div>
        {texts.popularSearches.map((word) => (
          <a key={word} className="search-item" href={paths.products({ search: word })}>
            <Entry suggestion={{ kind: 'word', word }} />
          </a>
        ))}
      </div>
    </div>
  )
}
