/** Names that TeX has a command for; it sets them upright and with the right space. */
const NAMES: ReadonlySet<string> = new Set(
  `arccos arcsin arctan arg cos cosh cot coth csc deg det dim exp gcd hom inf ker lg lim liminf limsup ln log max min Pr sec
  sin sinh sup tan tanh`.split(/\s+/),
)

/** Below which, not beside which, TeX puts what is subscript to them. */
const WITH_LIMITS = /^\\(?:lim|liminf|limsup|max|min|sup|inf|det|gcd|Pr|operatorname\*)(?![a-zA-Z])/

export const hasLimits = (tex: string): boolean => WITH_LIMITS.test(tex)

export const isFunctionName = (name: string): boolean => NAMES.has(name)

/** The operator of a name, known to TeX or not. */
export const operatorOf = (name: string): string => (isFunctionName(name) ? `\\${name}` : `\\operatorname{${name}}`)
