/** Whether the text is a well-formed picture data URL; whether it is a picture shows only in decoding. */
export const isDataUrl = (text: unknown): text is string =>
  typeof text === 'string' && /^data:image\/(png|jpeg|gif|webp);base64,[\w+/]+=*$/.test(text)

/** Whether the text has the form of the shop's picture ids (UUID). */
export const isImageId = (text: unknown): text is string =>
  typeof text === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
