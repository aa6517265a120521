/** PostgreSQL refuses half of a pair of surrogates in JSON: a mark takes its place, as the driver does with texts. */
export const asJson = (value: unknown): string =>
  JSON.stringify(value, (_key, one: unknown) => (typeof one === 'string' ? one.toWellFormed() : one))
