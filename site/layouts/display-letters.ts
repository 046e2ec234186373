/**
 * Loads the headlines' letters before anything is drawn. They are among the styles, but a browser decodes them beside
 * the first layout: on a busy phone that had been laid out with another font by then, and moved. The policy has the hash
 * of this script.
 */
export const loadDisplayLetters =
  '{let d=document.documentElement.dataset;d.letters="";document.fonts.load("1em letters").finally(()=>delete d.letters)}'
