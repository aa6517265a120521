/** Singular and plural of months and years. */
const WORDS = {
  en: ['month', 'months', 'year', 'years'],
  te: ['నెల', 'నెలలు', 'సంవత్సరం', 'సంవత్సరాలు'],
  hi: ['महीना', 'महीने', 'साल', 'साल'],
} as const

/** The duration of a package as text: "3 months", "1 year", "18 months". */
export function termText(months: number, language: keyof typeof WORDS = 'en'): string {
  const [month, several, year, years] = WORDS[language]
  if (months === 0 || months % 12 !== 0) return `${months} ${months === 1 ? month : several}`
  return `${months / 12} ${months === 12 ? year : years}`
}
