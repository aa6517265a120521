import type { createCompiler } from './compiler.ts'

const TRIAL = '#import "text.typ": formula\n#formula((math: sys.inputs.formula, apart: false))'

type Compiler = Awaited<ReturnType<typeof createCompiler>>

/** Which formulae are typeset; the others are shown as their TeX source. */
export type IsTypeset = (typst: string) => boolean
export const EVERY: IsTypeset = () => true
const NONE: IsTypeset = () => false

/** Whether Typst takes a formula; each is tried once, as the templates evaluate it. */
function createFormulaCheck(compiler: Compiler): IsTypeset {
  const tried = new Map<string, boolean>()
  const compiles = (formula: string): boolean =>
    !compiler.compile({ mainFileContent: TRIAL, inputs: { formula } }).hasError()
  return (typst) => {
    const known = tried.get(typst) ?? compiles(typst)
    tried.set(typst, known)
    return known
  }
}

/** If Typst rejects a document, its formulae are tried one by one, and it is made again without those that are rejected. */
export const withoutRejectedFormulas = async (
  compiler: Compiler,
  typeset: (isTypeset: IsTypeset) => Promise<Buffer | undefined>,
): Promise<Buffer | undefined> =>
  (await typeset(EVERY)) ?? (await typeset(createFormulaCheck(compiler))) ?? (await typeset(NONE))
