/** Gradient of brass, lit from the top left; a drawing of overalls defines it once. */
export const brassDefs =
  '<linearGradient id="ob" x2="1" y2="1"><stop stop-color="#fff3c4"/><stop offset=".3" stop-color="#e7b84c"/><stop offset=".62" stop-color="#a6741c"/><stop offset="1" stop-color="#e0b252"/></linearGradient>'

/** A riveted button. */
export const button = (x: number, y: number, radius: number): string =>
  `<g transform="translate(${x} ${y})"><circle cx="2" cy="4" r="${radius}" fill="#000" fill-opacity=".45"/><circle r="${radius}" fill="url(#ob)" stroke="#6d4a10" stroke-width="1.2"/><circle r="${radius * 0.62}" fill="none" stroke="#6d4a10" stroke-opacity=".7" stroke-width="1.4"/><circle cx="${-radius * 0.3}" cy="${-radius * 0.34}" r="${radius * 0.18}" fill="#fff" fill-opacity=".85"/></g>`

/** The buckle that hooks a strap to the button of the bib. */
export const buckle = (x: number, y: number, turn: number): string => {
  const frame = 'M-30 -42H30V-20H18L24 14Q24 40 0 40T-24 14L-18 -20H-30Z'
  return `<g transform="translate(${x} ${y}) rotate(${turn})" fill="none" stroke-linejoin="round"><path d="${frame}" transform="translate(3 5)" stroke="#000" stroke-opacity=".42" stroke-width="11"/><path d="${frame}" stroke="#6d4a10" stroke-width="11"/><path d="${frame}" stroke="url(#ob)" stroke-width="8.4"/><path d="M-30 -42H30" stroke="#fff8dc" stroke-opacity=".8" stroke-width="2"/></g>${button(x, y + 10, 15)}`
}

/** A rivet at the corner of a pocket. */
export const rivet = (x: number, y: number): string => button(x, y, 6)
