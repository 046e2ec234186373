/**
 * Starts to load the headlines' letters as soon as the page's styles are there. A browser would do so only at its first
 * layout, and lay the headlines out again a frame later, though the letters are among the styles. The policy has the
 * hash of this script.
 */
export const loadDisplayLetters = 'document.fonts.load("1em letters")'
