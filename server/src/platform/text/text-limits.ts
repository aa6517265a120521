import { type FieldProblem, fieldProblem } from '@pariksha/contract/problems/field-problems'
import type { Markdown } from '@pariksha/formats/text/markdown-tex'
import { type TexProblem, texProblem } from './tex.ts'

// The most expensive text within these limits takes less than 50 ms; `npm run bench -- texts` measures it.
/** Characters with a meaning in Markdown, including line breaks. */
const MAX_MARKS = 6_000
const MAX_CELLS = 5_000
const MAX_FORMULAS = 500
const MAX_TEX = 8_000
/** Some are macros of KaTeX itself and cost as much as ten letters. */
const MAX_COMMANDS = 800

type Tokens = ReturnType<Markdown['parse']>

/** Why a text is rejected before parsing. */
export function checkSource(text: string): FieldProblem | undefined {
  let marks = 0
  for (const _ of text.matchAll(/[*_[\]<>&|\\`~$#!\n]|[-+]\s|\d[.)]\s/g)) {
    if (++marks > MAX_MARKS) return fieldProblem('too_much_markup')
  }
  return cellsOf(text) > MAX_CELLS ? fieldProblem('too_much_table', { most: MAX_CELLS }) : undefined
}

/** Upper bound of table cells: a table ends with an empty line, and each row gets as many cells as the widest one. */
function cellsOf(text: string): number {
  let cells = 0
  for (const block of text.split(/\n[ \t\r]*\n/)) {
    const lines = block.split('\n')
    const widest = lines.reduce((max, line) => Math.max(max, line.split('|').length), 1)
    if (widest > 1) cells += widest * lines.length
  }
  return cells
}

/** Why a parsed text is rejected. */
export function checkParsed(tokens: Tokens): FieldProblem | undefined {
  let [formulas, characters, commands] = [0, 0, 0]
  for (const { tex, line } of formulasOf(tokens)) {
    const problem = texProblem(tex)
    // an unknown command is shown as it was typed: it may be unfinished
    if (problem && (problem.code !== 'tex_command' || problem.forbidden)) return problemOfTex(problem, line)
    formulas++
    characters += tex.length
    commands += tex.split('\\').length - 1
  }
  if (formulas > MAX_FORMULAS) return fieldProblem('too_many_formulas', { most: MAX_FORMULAS })
  if (commands > MAX_COMMANDS) return fieldProblem('too_many_commands', { most: MAX_COMMANDS })
  return characters > MAX_TEX ? fieldProblem('too_much_tex', { most: MAX_TEX }) : undefined
}

function problemOfTex(problem: TexProblem, line: number): FieldProblem {
  switch (problem.code) {
    case 'tex_command':
      return fieldProblem('tex_command', { line, command: problem.command })
    case 'tex_too_long':
      return fieldProblem('tex_too_long', { line, most: problem.most })
    case 'tex_too_deep':
      return fieldProblem('tex_too_deep', { line })
  }
}

function* formulasOf(tokens: Tokens): Generator<{ tex: string; line: number }> {
  for (const { map, children } of tokens) {
    let line = (map?.[0] ?? 0) + 1
    for (const child of children ?? []) {
      if (child.type === 'tex') yield { tex: child.content, line }
      line += child.type === 'softbreak' || child.type === 'hardbreak' ? 1 : child.content.split('\n').length - 1
    }
  }
}
