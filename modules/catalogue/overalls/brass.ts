/** Gradient of brass, lit from the top left; a drawing of overalls defines it once. */
export const brassDefs =
  '<linearGradient id="ob" x2="1" y2="1"><stop stop-color="#fff3c4"/><stop offset=".3" stop-color="#e7b84c"/><stop offset=".62" stop-color="#a6741c"/><stop offset="1" stop-color="#e0b252"/></linearGradient>'

/** A riveted button. */
export const button = (x: number, y: number, radius: number): string =>
  `<g transform="translate(${x} ${y})"><circle cx="2" cy="4" r="${radius}" fill="#000" fill-opacity=".45"/><circle r="${radius}" fill="url(#ob)" stroke="#6d4a10" stroke-width="1.2"/><circle r="${radius * 0.62}" fill="none" stroke="#6d4a10" stroke-opacity=".7" stroke-width="1.4"/><circle cx="${-radius * 0.3}" cy="${-radius * 0.34}" r="${radius * 0.18}" fill="#fff" fill-opacity=".85"/></g>`

/** A frame of brass wire of this width. */
export const brassPath = (d: string, width: number): string =>
  `<g fill="none" stroke-linejoin="round"><path d="${d}" transform="translate(3 5)" stroke="#000" stroke-opacity=".42" stroke-width="${width + 2.6}"/><path d="${d}" stroke="#6d4a10" stroke-width="${width + 2.6}"/><path d="${d}" stroke="url(#ob)" stroke-width="${width}"/><path d="${d}" transform="translate(-1 -1.4)" stroke="#fff8dc" stroke-opacity=".5" stroke-width="${width * 0.2}"/></g>`

/** A rivet at the corner of a pocket. */
export const rivet = (x: number, y: number): string => button(x, y, 6)
