/** Whether the shop accepts this tracking number; surrounding blanks are not accepted (contract). */
export const isTrackingNumber = (text: string): boolean =>
  /^[A-Za-z0-9][A-Za-z0-9 -]*$/.test(text) && text.length <= longestTrackingNumber

/** Maximum length of a tracking number (contract). */
export const longestTrackingNumber = 40

/** The carrier's tracking page. The blanks in a number are for human readers and left out. */
export const trackingUrl = (trackingNumber: string): string =>
  `https://sporing.posten.no/sporing/${encodeURIComponent(trackingNumber.replaceAll(' ', ''))}`
