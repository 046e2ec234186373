const stateNames = ['hover', 'focus-visible', 'active']
const statePattern = new RegExp(`:(${stateNames.join('|')})(?![\\w-])`, 'g')

/**
 * Copies the page's rules for `:hover`, `:focus-visible` and `:active` to `[data-state]`, so that a specimen can show a
 * state. The components need no change.
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

/** Enables `data-state` on this page. */
export function showStates() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    [...document.styleSheets].flatMap(({ cssRules }) => stateRules(cssRules)).join('\n'),
  )
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
