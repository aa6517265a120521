import { sum } from '../../numbers.ts'
import { setTemplate } from '../../questions/template.ts'
import { paragraphs, say, table } from '../../text/localized.ts'
import type { LocalizedText } from '../../text.ts'
import { counted, EVERY_EXAM } from './ask.ts'

const ROWS: readonly LocalizedText[] = [
  say('History', 'చరిత్ర', 'इतिहास'),
  say('Science', 'విజ్ఞానశాస్త్రం', 'विज्ञान'),
  say('Stories', 'కథలు', 'कहानियाँ'),
]
const COLUMNS: readonly LocalizedText[] = [
  say('Telugu', 'తెలుగు', 'तेलुगु'),
  say('Hindi', 'హిందీ', 'हिंदी'),
  say('English', 'ఇంగ్లీష్', 'अंग्रेज़ी'),
]
const TOTAL = say('Total', 'మొత్తం', 'कुल')

/**
 * A table of three kinds of books in three languages with holes. Rows are a, b, c; what stands is enough to fill it:
 * the total of history, all but one of science, the column totals.
 */
export const tornTable = setTemplate({
  id: 'caselet/torn-table',
  topic: 'caselet',
  levels: ['medium', 'hard'],
  exams: EVERY_EXAM,

  draw(random, level) {
    for (;;) {
      const step = level === 'hard' ? 1 : 5
      const row = () => [0, 1, 2].map(() => random.step(20, 95, step))
      const cells = [row(), row(), row()] as const
      // the first cell of stories is a whole multiple of the first of history
      const times = random.pick([2, 3])
      const [history, , stories] = cells
      stories[0] = (history[0] ?? 0) * times
      if (new Set(cells.flat()).size === 9) return { cells, times }
    }
  },

  write({ cells, times }) {
    const [a, b, c] = cells
    const at = (row: readonly number[], column: number) => row[column] ?? 0
    const rows = cells.map(sum)
    const columns = [0, 1, 2].map((column) => sum(cells.map((row) => at(row, column))))
    const all = sum(rows)
    const [x, y, z] = [at(a, 0), at(a, 1), at(a, 2)]
    const both = at(a, 0) + at(c, 0)
    const printed = table([
      [say('Books', 'పుస్తకాలు', 'पुस्तकें'), ...COLUMNS, TOTAL],
      [ROWS[0] ?? '', '?', `${y}`, '?', `${rows[0]}`],
      [ROWS[1] ?? '', `${at(b, 0)}`, '?', `${at(b, 2)}`, `${rows[1]}`],
      [ROWS[2] ?? '', '?', '?', `${at(c, 2)}`, '?'],
      [TOTAL, `${columns[0]}`, `${columns[1]}`, `${columns[2]}`, '?'],
    ])
    const firstStep = say(
      `Telugu: history and stories together are ${columns[0]} − ${at(b, 0)} = ${both}, and stories are ${times === 2 ? 'twice' : `${times} times`} history, so history is ${both} ÷ ${times + 1} = ${x}.`,
      `తెలుగు: చరిత్ర, కథలు కలిపి ${columns[0]} − ${at(b, 0)} = ${both}; కథలు చరిత్రకు ${times} రెట్లు, కాబట్టి చరిత్ర ${both} ÷ ${times + 1} = ${x}.`,
      `तेलुगु: इतिहास और कहानियाँ मिलाकर ${columns[0]} − ${at(b, 0)} = ${both}; कहानियाँ इतिहास की ${times} गुनी हैं, अतः इतिहास ${both} ÷ ${times + 1} = ${x}।`,
    )
    const then = (en: string, te: string, hi: string) => paragraphs(firstStep, say(en, te, hi))
    const middle = rows[1] ?? 0
    const science = middle - at(b, 0) - at(b, 2)
    return {
      passage: paragraphs(
        say(
          `A librarian has counted the books of three kinds in three languages, but some numbers of the list cannot be read any more. She remembers that there were ${times === 2 ? 'twice' : `${times} times`} as many Telugu storybooks as Telugu books on history.`,
          `ఒక గ్రంథపాలకురాలు మూడు భాషల్లో మూడు రకాల పుస్తకాలను లెక్కించారు; కానీ జాబితాలోని కొన్ని సంఖ్యలు ఇప్పుడు కనిపించడం లేదు. తెలుగులోని కథల పుస్తకాలు, తెలుగులోని చరిత్ర పుస్తకాలకు ${times} రెట్లు ఉన్నాయని ఆమెకు గుర్తుంది.`,
          `एक पुस्तकालयाध्यक्षा ने तीन भाषाओं की तीन प्रकार की पुस्तकें गिनीं, पर सूची की कुछ संख्याएँ अब पढ़ी नहीं जातीं। उन्हें याद है कि तेलुगु में कहानियों की पुस्तकें, तेलुगु में इतिहास की पुस्तकों की ${times} गुनी थीं।`,
        ),
        printed,
      ),
      questions: [
        counted(
          say(
            'How many English books on history are there?',
            'ఇంగ్లీష్‌లోని చరిత్ర పుస్తకాలు ఎన్ని?',
            'अंग्रेज़ी में इतिहास की कितनी पुस्तकें हैं?',
          ),
          z,
          then(
            `History: ${rows[0]} − ${x} − ${y} = ${z}.`,
            `చరిత్ర: ${rows[0]} − ${x} − ${y} = ${z}.`,
            `इतिहास: ${rows[0]} − ${x} − ${y} = ${z}।`,
          ),
          [
            [x, 'took the Telugu ones'],
            [(rows[0] ?? 0) - y, 'forgot the Telugu ones'],
            [both - x, 'took the Telugu stories'],
            [(rows[0] ?? 0) - x, 'forgot the Hindi ones'],
          ],
        ),
        counted(
          say(
            'How many Hindi books on science are there?',
            'హిందీలోని విజ్ఞానశాస్త్ర పుస్తకాలు ఎన్ని?',
            'हिंदी में विज्ञान की कितनी पुस्तकें हैं?',
          ),
          science,
          say(
            `Science: ${middle} − ${at(b, 0)} − ${at(b, 2)} = ${science}.`,
            `విజ్ఞానశాస్త్రం: ${middle} − ${at(b, 0)} − ${at(b, 2)} = ${science}.`,
            `विज्ञान: ${middle} − ${at(b, 0)} − ${at(b, 2)} = ${science}।`,
          ),
          [
            [middle - at(b, 0), 'forgot the English ones'],
            [middle - at(b, 2), 'forgot the Telugu ones'],
            [(columns[1] ?? 0) - y, 'took the stories with them'],
            [at(c, 1), 'took the stories'],
          ],
        ),
        counted(
          say('How many storybooks are there in all?', 'మొత్తం కథల పుస్తకాలు ఎన్ని?', 'कहानियों की कुल कितनी पुस्तकें हैं?'),
          sum(c),
          then(
            `Telugu stories ${x} × ${times} = ${at(c, 0)}; Hindi stories ${columns[1]} − ${y} − ${science} = ${at(c, 1)}; together ${at(c, 0)} + ${at(c, 1)} + ${at(c, 2)} = ${sum(c)}.`,
            `తెలుగు కథలు ${x} × ${times} = ${at(c, 0)}; హిందీ కథలు ${columns[1]} − ${y} − ${science} = ${at(c, 1)}; మొత్తం ${at(c, 0)} + ${at(c, 1)} + ${at(c, 2)} = ${sum(c)}.`,
            `तेलुगु कहानियाँ ${x} × ${times} = ${at(c, 0)}; हिंदी कहानियाँ ${columns[1]} − ${y} − ${science} = ${at(c, 1)}; कुल ${at(c, 0)} + ${at(c, 1)} + ${at(c, 2)} = ${sum(c)}।`,
          ),
          [
            [sum(c) - at(c, 0), 'left out the Telugu ones'],
            [sum(c) - at(c, 2), 'left out the English ones'],
            [sum(c) - at(c, 0) + x, 'took history for the Telugu stories'],
            [all - sum(c), 'took the other two kinds'],
          ],
        ),
        counted(
          say(
            'How many Telugu books on history are there?',
            'తెలుగులోని చరిత్ర పుస్తకాలు ఎన్ని?',
            'तेलुगु में इतिहास की कितनी पुस्तकें हैं?',
          ),
          x,
          firstStep,
          [
            [at(c, 0), 'took the stories'],
            [both / times, 'divided by the multiple itself'],
            [z, 'took the English ones'],
            [both, 'did not divide'],
          ],
        ),
      ],
    }
  },

  // try every number of Telugu books on history against all that stands in the table
  verify({ cells, times }) {
    const [a = [], b = [], c = []] = cells
    const columns = [0, 1, 2].map((column) => sum(cells.map((row) => row[column] ?? 0)))
    for (let x = 1; x < sum(a); x++) {
      const stories = x * times
      if (x + (b[0] ?? 0) + stories !== columns[0]) continue
      for (let z = 1; z < sum(a); z++) {
        if (x + (a[1] ?? 0) + z !== sum(a) || z + (b[2] ?? 0) + (c[2] ?? 0) !== columns[2]) continue
        let science = 1
        while ((b[0] ?? 0) + science + (b[2] ?? 0) < sum(b)) science++
        const hindi = (columns[1] ?? 0) - (a[1] ?? 0) - science
        return [z, science, stories + hindi + (c[2] ?? 0), x].map(String)
      }
    }
    return []
  },
})
