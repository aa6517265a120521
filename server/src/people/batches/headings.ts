/** What a column of a list of students holds. */
type Column = 'name' | 'first' | 'middle' | 'last' | 'email' | 'phone'
/** The places of the columns that are there. */
export type ColumnPlaces = Readonly<Partial<Record<Column, number>>>

const NUMBER = '(?:no|nos|num|number|నంబర్|నంబరు|నెంబర్|నెంబరు|नंबर|नम्बर|संख्या)'

/** Headings as people write them in English, Telugu and Hindi; "Father's name" and "Parent's mobile" are none of them. */
const HEADINGS: readonly (readonly [Column, RegExp])[] = [
  [
    'name',
    /^(?:(?:(?:student|candidate)(?: ?s)? )?(?:full )?name(?: of (?:the )?(?:student|candidate)(?: ?s)?)?(?: (?:as|in|with) (?!.*(?:father|mother|parent|guardian)).{1,40})?|(?:student|candidate)s?)$/,
  ],
  [
    'name',
    /^(?:(?:(?:పూర్తి|విద్యార్థి|విద్యార్థిని|అభ్యర్థి) )?పేరు|(?:(?:पूरा|छात्र(?: का)?|छात्रा(?: का)?|विद्यार्थी(?: का)?|अभ्यर्थी(?: का)?) )?नाम)$/,
  ],
  ['first', /^(?:(?:first|given) name|మొదటి పేరు|(?:पहला|प्रथम) नाम)$/],
  ['middle', /^(?:middle name|మధ్య పేరు|मध्य नाम)$/],
  ['last', /^(?:(?:last|second|family) name|sur ?name|ఇంటి పేరు|(?:अंतिम|आखिरी) नाम|उपनाम|कुलनाम)$/],
  [
    'email',
    /^(?:(?:student(?: ?s)?|candidate(?: ?s)?|personal) )?(?:e ?mail|g ?mail|mail)(?: ?(?:ids?|address|addr))?$/,
  ],
  ['email', /^(?:(?:ఈ|ఇ|జీ|జి) ?)?మెయిల్(?: (?:ఐడి|ఐడీ|చిరునామా|అడ్రస్))?$/],
  ['email', /^(?:(?:ई|इ|जी) ?)?मेल(?: (?:आईडी|आइडी|पता|एड्रेस))?$/],
  [
    'phone',
    new RegExp(
      `^(?:(?:student(?: ?s)?|candidate(?: ?s)?|personal) )?(?:mobile|phone|cell|contact|whats ?app|telephone|tel|ph|mob)(?: (?:phone|mobile|whats ?app))?(?: ?${NUMBER})?$`,
    ),
  ],
  ['phone', new RegExp(`^(?:సెల్|ఫోన్|మొబైల్|సెల్ ఫోన్|మొబైల్ ఫోన్|వాట్సాప్)(?: ${NUMBER})?$`)],
  ['phone', new RegExp(`^(?:फोन|मोबाइल|मोबाईल|मोबाइल फोन|दूरभाष|व्हाट्सएप|संपर्क)(?: ${NUMBER})?$`)],
]

/** Without signs; the dot below a letter of Hindi is written or not. */
const simplified = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\u093c/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\u200c\u200d]+/gu, ' ')
    .replace(/[\u200c\u200d]/g, '')
    .trim()

const MAX_TITLE = 80

const columnOf = (title: string): Column | undefined => {
  const words = title.length > MAX_TITLE ? '' : simplified(title)
  return HEADINGS.find(([, pattern]) => pattern.test(words))?.[0]
}

/** The first column of each kind. */
function readColumnPlaces(titles: readonly string[]): ColumnPlaces {
  const columns: Partial<Record<Column, number>> = {}
  for (const [place, title] of titles.entries()) {
    const column = columnOf(title)
    if (column !== undefined) columns[column] ??= place
  }
  return columns
}

const missingIn = (columns: ColumnPlaces): readonly ('name' | 'email')[] => [
  ...(columns.name === undefined && columns.first === undefined ? (['name'] as const) : []),
  ...(columns.email === undefined ? (['email'] as const) : []),
]

/** Titles of the list may stand above its headings. */
const MAX_LINES_ABOVE = 10

type Found = { readonly place: number; readonly columns: ColumnPlaces; readonly missing: readonly ('name' | 'email')[] }

/** The row of headings: the first one in which nothing is missing, else the one that has most. */
export function findHeadings(rows: readonly (readonly string[])[]): Found {
  const all = rows.slice(0, MAX_LINES_ABOVE + 1).map((titles, place) => {
    const columns = readColumnPlaces(titles)
    return { place, columns, missing: missingIn(columns) }
  })
  const none: Found = { place: 0, columns: {}, missing: ['name', 'email'] }
  return all.reduce((best, one) => (one.missing.length < best.missing.length ? one : best), all[0] ?? none)
}

/** The sign with which most headings are known; among equals the one that the first line has most often outside of quotes. */
export function delimiterOf(csv: string): string {
  const lines = csv
    .replace(/^[\uFEFF\s]+/, '')
    .slice(0, 20_000)
    .split(/\r\n|[\r\n]/, MAX_LINES_ABOVE + 1)
  const bare = (lines[0] ?? '').replace(/"[^"]*"/g, '')
  const known = (delimiter: string) =>
    Math.max(
      ...lines.map(
        (line) =>
          Object.keys(readColumnPlaces(line.split(delimiter, 200).map((one) => one.replaceAll('"', '')))).length,
      ),
    )
  const score = (delimiter: string) => known(delimiter) * 1_000_000 + bare.split(delimiter).length
  return [',', ';', '\t'].reduce((best, one) => (score(one) > score(best) ? one : best))
}
