import fc from 'fast-check'

/** Attack strings by target. Harmless outside this product. */
export const HOSTILE: readonly string[] = [
  // the database
  "'; drop table users; --",
  "' or '1'='1",
  '1); select pg_sleep(1); --',
  "\\'; update users set role = 'staff'; --",
  '%_%',
  '$1',
  '\u0000',
  // the page
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '[click](javascript:alert(1))',
  '![x](data:text/html;base64,PHNjcmlwdD4=)',
  '<a href="https://example.com" onclick="alert(1)">x</a>',
  '$\\href{javascript:alert(1)}{x}$',
  '</title><base href=//example.com>',
  // templates
  '{{constructor.constructor("return process")()}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is what they type
  '${process.exit()}',
  '<%= process.env %>',
  '#{7*7}',
  '#eval("1+1")',
  // paths
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '/etc/passwd\u0000.png',
  'file:///etc/passwd',
  // headers and mails
  'x\r\nX-Injected: yes',
  'a@example.com\r\nBcc: b@example.com',
  'x%0d%0aSet-Cookie:%20a=b',
  // spreadsheets
  '=HYPERLINK("https://example.com","x")',
  '@SUM(1+1)*cmd|x',
  // objects
  '__proto__',
  'constructor',
  '{"__proto__":{"polluted":true}}',
  // text that trips what reads it
  '\ud800',
  '\u202e\u2066',
  'A'.repeat(10_000),
  `${'('.repeat(3000)}`,
  `${'*_['.repeat(1500)}`,
  `$${'{'.repeat(1500)}`,
  '9'.repeat(400),
  '-0',
  'NaN',
  'true',
  '',
  ' ',
]

const hostile = fc.constantFrom(...HOSTILE)

/** Where a key reaches up instead of down. */
const POLLUTING = ['__proto__', 'constructor', 'prototype'] as const

export type Schema = {
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly format?: string
  readonly pattern?: string
  readonly minLength?: number
  readonly minimum?: number
  readonly maximum?: number
}

/** Values that fit a schema, mostly: here and there something stands in the place of what belongs there. */
export function nearly(schema: Schema): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 6, arbitrary: fitting(schema) },
    { weight: 1, arbitrary: hostile },
    { weight: 1, arbitrary: odd },
  )
}

const odd = fc.oneof(
  fc.constantFrom(null, true, false, 0, -1, 1.5, 2 ** 31, 2 ** 53, -1e300, [], {}, [[]], { toString: 1 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.json().map((text) => JSON.parse(text) as unknown),
)

function fitting(schema: Schema): fc.Arbitrary<unknown> {
  const [branch] = [schema.anyOf ?? schema.oneOf]
  if (branch) return fc.oneof(...branch.map(nearly))
  if (schema.allOf) return fitting(Object.assign({}, ...schema.allOf))
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'object':
      return object(schema)
    case 'array':
      return fc.array(nearly(schema.items ?? {}), { maxLength: 4 })
    case 'integer':
    case 'number':
      return number(schema)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'string':
      return text(schema)
    default:
      return odd
  }
}

function object({ properties = {}, required = [] }: Schema): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, nearly(field)]))
  const usual = fc.record(fields, { requiredKeys: required.filter((name) => name in fields) })
  const polluted = fc
    .tuple(usual, fc.constantFrom(...POLLUTING), hostile)
    // as JSON.parse makes it: an own property of that name
    .map(([value, key, word]) =>
      Object.defineProperty({ ...value }, key, { value: { polluted: word }, enumerable: true }),
    )
  return fc.oneof({ weight: 9, arbitrary: usual }, { weight: 1, arbitrary: polluted })
}

function number({ minimum = -3, maximum = 2 ** 31 }: Schema): fc.Arbitrary<number> {
  const low = Math.max(minimum, -(2 ** 53))
  const high = Math.min(maximum, 2 ** 53)
  return fc.oneof(fc.integer({ min: low, max: Math.min(high, low + 12) }), fc.constantFrom(low, high))
}

const FORMATS: Readonly<Record<string, fc.Arbitrary<string>>> = {
  email: fc.nat(99).map((n) => `fuzz${n}@example.com`),
  uuid: fc.uuid(),
  date: fc.nat(364).map((day) => new Date(Date.UTC(2027, 0, 1 + day)).toISOString().slice(0, 10)),
  uri: hostile.map((word) => `https://example.com/${encodeURIComponent(word.toWellFormed())}`),
}

function text({ format, pattern, minLength = 0 }: Schema): fc.Arbitrary<string> {
  const known = format && FORMATS[format]
  if (known) return known
  const words = hostile.map((word) => word.padEnd(minLength, 'x'))
  const shaped = pattern && stringMatching(pattern)
  return shaped ? fc.oneof(shaped, words) : fc.oneof(words, fc.string({ minLength, maxLength: minLength + 40 }))
}

/** Undefined for a pattern that fast-check cannot generate from. */
function stringMatching(pattern: string): fc.Arbitrary<string> | undefined {
  try {
    const shaped = fc.stringMatching(new RegExp(pattern))
    fc.sample(shaped, 1)
    return shaped
  } catch {
    return undefined
  }
}
