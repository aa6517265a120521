import { defined, itemAt } from '../../checked-access.ts'
import { agreements } from '../../questions/option-values.ts'
import { template } from '../../questions/template.ts'
import type { Random } from '../../random.ts'
import { places, step as signed, spell, stepsForward } from '../../shared/letters/letters.ts'
import { capitalized } from '../../text/english.ts'
import { paragraphs, same, say } from '../../text/localized.ts'
import { countsOf, printedOf } from './printed.ts'

const EXAMS = ['icet', 'ssc', 'bank', 'railway', 'mat', 'afcat', 'nimcet'] as const

export const oddLetters = template({
  id: 'odd-one-out/letter-group',
  topic: 'odd-one-out',
  levels: ['easy', 'medium'],
  exams: EXAMS,

  draw(random, level) {
    for (;;) {
      const gaps = Array.from({ length: level === 'easy' ? 2 : 3 }, () => random.pick([1, 2, 3, 4, 5, -1, -2, -3]))
      const bad = random.int(0, gaps.length - 1)
      const oddGaps = gaps.with(bad, itemAt(gaps, bad) + random.pick([-1, 1]))
      const groups = [0, 1, 2, 3, 4].map((k) => makeGroup(random, k === 0 ? oddGaps : gaps))
      const shuffled = random.shuffle(groups)
      const odd = itemAt(groups, 0)
      const isSeen = [shuffled, printedOf(shuffled, odd, 4)].every((some) => oddGroups(some).join() === odd)
      // the four regular groups differ at every place, so must the odd one: it would be known by a letter it shares
      const differ = agreements(groups.map(same))?.every((shared) => shared === 0)
      const plain = differ && groups.every((group) => new Set(group).size === group.length)
      if (plain && isSeen) return { groups: shuffled, odd, gaps }
    }
  },

  write({ groups: five, odd, gaps }, optionCount) {
    const groups = printedOf(five, odd, optionCount)
    const { all, alike } = countsOf(optionCount)
    const [first, last] = [groups.slice(0, -1).join(', '), itemAt(groups, -1)]
    const example = defined(groups.find((group) => group !== odd))
    const at = (group: string) => places(group).join(', ')
    const steps = gaps.map(signed).join(', ')
    return {
      stem: say(
        `${capitalized(alike.en)} of the ${all.en} letter groups ${first} and ${last} follow the same pattern. Which one does not?`,
        `${first}, ${last} అనే ${all.te} అక్షరాల సమూహాలలో ${alike.te} ఒకే నమూనాలో ఉన్నాయి. భిన్నంగా ఉన్నది ఏది?`,
        `${first} और ${last}, इन ${all.hi} अक्षर-समूहों में से ${alike.hi} एक ही प्रतिरूप पर हैं। कौन-सा भिन्न है?`,
      ),
      correct: same(odd),
      distractors: groups
        .filter((group) => group !== odd)
        .map((group) => ({ text: same(group), mistake: 'counted the steps between its letters wrongly' })),
      explanation: paragraphs(
        say(
          `Write down the places of the letters (A = 1 … Z = 26) and the steps from letter to letter.`,
          `అక్షరాల స్థాన సంఖ్యలను (A = 1 … Z = 26), ఒక అక్షరం నుండి మరొక అక్షరానికి ఉన్న తేడాలను రాయండి.`,
          `अक्षरों के स्थान (A = 1 … Z = 26) और एक अक्षर से अगले अक्षर तक के अंतर लिखिए।`,
        ),
        say(
          `In ${alike.en} groups the steps are ${steps}; for example ${example} is ${at(example)}.`,
          `${alike.te} సమూహాలలో తేడాలు ${steps}; ఉదాహరణకు ${example} = ${at(example)}.`,
          `${alike.hi} समूहों में अंतर ${steps} हैं; जैसे ${example} = ${at(example)}।`,
        ),
        say(
          `${odd} is ${at(odd)}: its steps do not agree.`,
          `${odd} = ${at(odd)}: దీని తేడాలు సరిపోవు.`,
          `${odd} = ${at(odd)}: इसके अंतर मेल नहीं खाते।`,
        ),
        say(`The odd one out is ${odd}.`, `భిన్నమైన సమూహం ${odd}.`, `भिन्न समूह ${odd} है।`),
      ),
    }
  },

  verify: ({ groups }) => oddGroups(groups).join(' or '),
})

function makeGroup(random: Random, gaps: readonly number[]): string {
  for (;;) {
    const row = [random.int(1, 26)]
    for (const gap of gaps) row.push(itemAt(row, -1) + gap)
    if (row.every((at) => at >= 1 && at <= 26)) return spell(row)
  }
}

/** The groups that stand alone by their steps or by their vowels, the two things people look at. */
function oddGroups(groups: readonly string[]): string[] {
  const views: readonly ((group: string) => string)[] = [
    (group) =>
      [...group]
        .slice(1)
        .map((to, n) => stepsForward(itemAt(group, n), to))
        .join(),
    (group) => String(/[AEIOU]/.test(group)),
    (group) => String(/^[AEIOU]/.test(group)),
    (group) => String(/[AEIOU]$/.test(group)),
  ]
  const found = new Set<string>()
  for (const view of views) {
    const seen = groups.map(view)
    const kinds = new Set(seen)
    if (kinds.size !== 2) continue
    groups.forEach((group, n) => {
      if (seen.filter((kind) => kind === seen[n]).length === 1) found.add(group)
    })
  }
  return [...found]
}
