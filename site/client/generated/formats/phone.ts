// Generated from openapi.yaml by `npm run generate`. Do not edit.
export const isPhone = (text: string): boolean =>
  text.length >= 8 &&
  text.length <= 200 &&
  /^([^0-9\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufffe\uffff]*[0-9]){8,15}[^0-9\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufffe\uffff]*$/u.test(
    text,
  )
