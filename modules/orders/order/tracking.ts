/** The carrier's tracking page. The blanks in a number are for human readers and left out. */
export const trackingUrl = (trackingNumber: string): string =>
  `https://sporing.posten.no/sporing/${encodeURIComponent(trackingNumber.replaceAll(' ', ''))}`
