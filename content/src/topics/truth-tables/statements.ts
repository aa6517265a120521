/** A compound statement of p and q (and r): how it is written and when it is true. */
export type Formula = { readonly tex: string; readonly holds: (p: boolean, q: boolean, r: boolean) => boolean }

export const atom = (letter: 'p' | 'q' | 'r', negated: boolean): Formula => ({
  tex: negated ? `\\sim ${letter}` : letter,
  holds: (p, q, r) => (letter === 'p' ? p : letter === 'q' ? q : r) !== negated,
})

export const CONNECTIVES = ['\\wedge', '\\vee', '\\Rightarrow', '\\Leftrightarrow'] as const
export type Connective = (typeof CONNECTIVES)[number]

export function compound(a: Formula, connective: Connective, b: Formula, brackets = false): Formula {
  const tex = `${a.tex} ${connective} ${b.tex}`
  return {
    tex: brackets ? `(${tex})` : tex,
    holds(p, q, r) {
      const [x, y] = [a.holds(p, q, r), b.holds(p, q, r)]
      switch (connective) {
        case '\\wedge':
          return x && y
        case '\\vee':
          return x || y
        case '\\Rightarrow':
          return !x || y
        case '\\Leftrightarrow':
          return x === y
      }
    },
  }
}

export const ROWS = [true, false].flatMap((p) =>
  [true, false].flatMap((q) => [true, false].map((r) => [p, q, r] as const)),
)
