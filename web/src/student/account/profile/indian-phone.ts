/** Adds the country code to an Indian mobile number; returns anything else unchanged. */
export function withCountryCode(text: string): string {
  const digits = text.replace(/[\s()-]/g, '')
  const national = /^(?:0|91|0091)?([6-9]\d{9})$/.exec(digits)?.[1]
  return national === undefined ? digits : `+91${national}`
}
