import { LEVELS, type Level } from '../../topics.ts'
import { items, oneOf, rows } from '../rows.ts'
import { arrange, ask, fill, improve, meaning, type Row, spot } from './forms.ts'

// Many short items of one kind are easier to read and to mend as lines of a table than as calls. Wrong options stand
// between ";".

const levelOf = (text: string): Level => oneOf(LEVELS, text)

type Maker = (
  slug: string,
  level: Level,
  sentence: string,
  correct: string,
  wrong: readonly string[],
  why: string,
) => Row

/** slug | level | sentence or question | correct | wrong; wrong; … | why */
const sixColumns =
  (make: Maker) =>
  (table: string): readonly Row[] =>
    rows(table, 6).map(([slug = '', level = '', sentence = '', correct = '', wrong = '', why = '']) =>
      make(slug, levelOf(level), sentence, correct, items(wrong, ';'), why),
    )

export const fills = sixColumns(fill)
export const meanings = sixColumns(meaning)
export const asked = sixColumns(ask)

/** The same for a form that is made on the spot, such as `rewrite('…')`. */
export const tableOf = sixColumns

/** slug | level | part / part / part | part with the error, or "-" | the right sentence, or "-" | why */
export const spots = (table: string): readonly Row[] =>
  rows(table, 6).map(([slug = '', level = '', parts = '', answer = '', repaired = '', why = '']) =>
    spot(
      slug,
      levelOf(level),
      items(parts, ' / '),
      answer === '-' ? 'No error' : `(${oneOf(['A', 'B', 'C', 'D'], answer)})`,
      repaired,
      why,
    ),
  )

/** slug | level | sentence with a part in bold | other; other; other | letter of the answer | why */
export const improvements = (table: string): readonly Row[] =>
  rows(table, 6).map(([slug = '', level = '', sentence = '', others = '', answer = '', why = '']) =>
    improve(slug, levelOf(level), sentence, items(others, ';'), oneOf(['A', 'B', 'C', 'D', 'E'], answer), why),
  )

/** slug | level | right order, as in QPSR | the sentences in that order, between "/" | wrong orders | why */
export const jumbles = (table: string): readonly Row[] =>
  rows(table, 6).map(([slug = '', level = '', order = '', sentences = '', wrong = '', why = '']) => {
    const inOrder = items(sentences, ' / ')
    if (inOrder.length !== order.length) throw new SyntaxError(`${slug}: ${inOrder.length} sentences for ${order}`)
    const printed = [...order].toSorted().map((letter) => inOrder[order.indexOf(letter)] ?? '')
    return arrange(slug, levelOf(level), printed, order, items(wrong, ';'), why)
  })
