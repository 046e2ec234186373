/** The id of the patch of the week, as the page's header tells it; undefined on a page that the build rendered. */
export const shownPatchOfTheWeek = (): number | undefined =>
  Number(document.querySelector<HTMLElement>('[data-week]')?.dataset.week) || undefined
