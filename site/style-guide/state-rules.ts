const stateNames = ['hover', 'focus-visible', 'active']
const statePattern = new RegExp(`:(${stateNames.join('|')})(?![\\w-])`, 'g')

/**
 * The page's own rules for states that only a pointer or the keyboard bring, as rules for elements that
 * carry the state's name in `data-state`. So a specimen shows what the components' stylesheets say, and
 * they know nothing of specimens.
 */
function stateRules(rules: Iterable<CSSRule>): string[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule)
      return matchMedia(rule.conditionText).matches ? stateRules(rule.cssRules) : []
    if (!(rule instanceof CSSStyleRule) || rule.selectorText.search(statePattern) < 0) return []
    const selector = rule.selectorText.replace(statePattern, '[data-state~="$1"]')
    return `${selector} { ${rule.style.cssText} }`
  })
}

/** Lets `data-state` show, on this page. */
export function showStates() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    [...document.styleSheets].flatMap(({ cssRules }) => stateRules(cssRules)).join('\n'),
  )
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
