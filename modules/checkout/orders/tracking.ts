/** Whether the shop takes this for a parcel's number, without blanks around it (contract). */
export const isTrackingNumber = (text: string): boolean =>
  /^[A-Za-z0-9][A-Za-z0-9 -]*$/.test(text) && text.length <= longestTrackingNumber

export const longestTrackingNumber = 40

/** Where the carrier tells of a parcel; the spaces in its number are for people. */
export const trackingUrl = (trackingNumber: string): string =>
  `https://sporing.posten.no/sporing/${encodeURIComponent(trackingNumber.replaceAll(' ', ''))}`
