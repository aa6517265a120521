/** PostgreSQL refuses half of a pair of surrogates in JSON: a mark takes its place, as the driver does with texts. */
export function asJson(value: unknown): string {
  const json = JSON.stringify(value)
  // such halves are written as escapes; texts without them are not looked at one by one
  if (!/\\ud/.test(json)) return json
  return JSON.stringify(value, (_key, one: unknown) => (typeof one === 'string' ? one.toWellFormed() : one))
}
