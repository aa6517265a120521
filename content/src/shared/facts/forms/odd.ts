import { mentionedFirst } from '../../../questions/mentioned-options.ts'
import { only } from '../../../questions/only.ts'
import { template } from '../../../questions/template.ts'
import { bold, joined, paragraphs } from '../../../text/localized.ts'
import { LEVELS, type Level, type Topic } from '../../../topics.ts'
import { fillFact } from '../fill-fact.ts'
import { type Fact, holds, type Relation, upTo } from '../table.ts'
import { examsOf } from '../topic-exams.ts'

type Group = { readonly relation: Relation; readonly members: readonly Fact[]; readonly outsiders: readonly Fact[] }
type Drawn = { readonly relation: Relation; readonly members: readonly Fact[]; readonly outsider: Fact }

const MEMBERS = 3

function groupsOf(relations: readonly Relation[], level: Level): readonly Group[] {
  return relations.flatMap((relation) => {
    const facts = upTo(relation, level)
    return [...new Set(facts.map(({ b }) => b.en))].flatMap((b) => {
      const members = facts.filter((fact) => fact.b.en === b)
      const outsiders = facts.filter((fact) => !holds(relation, fact.a.en, b))
      return members.length >= MEMBERS && outsiders.length > 0 ? [{ relation, members, outsiders }] : []
    })
  })
}

/** Three or four things of which the same is true, and one of which it is not. */
export function oddForm(topic: Topic, all: readonly Relation[]) {
  const relations = all.filter(({ odd }) => odd)
  const groups = Object.fromEntries(LEVELS.map((level) => [level, groupsOf(relations, level)]))
  const levels = LEVELS.filter((level) => (groups[level]?.length ?? 0) > 1)
  if (levels.length === 0) return []
  return [
    template<Drawn>({
      id: `${topic}/fact-that-does-not-belong`,
      topic,
      levels,
      exams: examsOf(topic),
      draw(random, level) {
        const { relation, members, outsiders } = random.pick(groups[level] ?? [])
        return { relation, members: random.shuffle(members).slice(0, 4), outsider: random.pick(outsiders) }
      },
      write({ relation, members: all, outsider }, optionCount) {
        const line = (fact: Fact) => ({ name: fact.a.en, line: fillFact(relation.tell, fact).en })
        const known = `${outsider.note?.en} ${fillFact(relation.tell, outsider).en}`
        const members = mentionedFirst(all, line, known).slice(0, optionCount - 1)
        const b = members[0]?.b ?? outsider.b
        return {
          stem: fillFact(relation.odd ?? relation.tell, { a: b, b }),
          correct: outsider.a,
          distractors: members.map((fact) => ({
            text: fact.a,
            mistake: `forgot: ${fillFact(relation.tell, fact).en}`,
          })),
          explanation: paragraphs(
            joined(
              members.map((fact) => fillFact(relation.tell, fact)),
              ' ',
            ),
            outsider.note,
            fillFact(relation.tell, { ...outsider, a: bold(outsider.a) }),
          ),
        }
      },
      verify: ({ relation, members, outsider }) =>
        only(
          [outsider, ...members].map(({ a }) => a.en).toSorted(),
          (option) => !holds(relation, option, members[0]?.b.en ?? ''),
        ),
    }),
  ]
}
