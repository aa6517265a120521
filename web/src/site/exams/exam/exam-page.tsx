import type { Exam } from '@pariksha/contract/exams/exams'
import { FAMILY_COLOURS } from '@pariksha/domain/exam-families'
import { type CalendarDay, comingDay, dayInIndia } from '@pariksha/domain/timing/countdown'
import type { LoaderFunctionArgs, MetaArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { TRANSLATED } from '../../../shared/languages/translated.ts'
import { read } from '../../../shared/lib/api/read.ts'
import { freeTestsPath } from '../../../shared/paths/free-tests-path.ts'
import { pageMeta } from '../../../shared/search-engines/page-meta.ts'
import { answers, breadcrumb } from '../../../shared/search-engines/structured-data.ts'
import { ButtonLink } from '../../../shared/ui/button.tsx'
import { Accordion } from '../../../shared/ui/navigation/accordion.tsx'
import { TestGrid } from '../../series/tests/test-grid.tsx'
import { dateLine } from '../date-line.ts'
import { ExamHero } from '../exam-hero.tsx'
import { Section } from '../section.tsx'
import { type Texts, useTexts } from '../texts.ts'
import { examTrail, trailOf } from '../trail.ts'
import { Breadcrumb } from './breadcrumb.tsx'
import { ExamFacts } from './exam-facts.tsx'
import { ExamLinks } from './exam-links.tsx'
import { BulletList } from './page-blocks.tsx'
import { PatternTables } from './pattern-table.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const exam = await read(args, '/exams/:slug/', { params: { slug: args.params.slug ?? '' } })
  const others = await read(args, '/exams/')
  return {
    exam,
    related: others.filter(({ family, slug }) => family === exam.family && slug !== exam.slug),
    made: dayInIndia(Date.now()),
  }
}

/** React Router calls `meta` while it renders the head, so hooks are allowed. */
function useMeta(args: MetaArgs<typeof loader>) {
  const texts = useTexts()
  if (!args.loaderData) return []
  const { exam, made } = args.loaderData
  const year = exam.date && comingDay(exam.date, made).year
  const questions = questionsOf(texts, exam, made)
  return [
    ...pageMeta(args, texts.exam.title(exam.name, year), texts.exam.description(exam.name, year), {
      family: exam.family,
    }),
    breadcrumb(args, trailOf(texts, { name: exam.name, to: `/exams/${exam.slug}` })),
    ...(questions.length > 0 ? [answers(questions)] : []),
  ]
}

export { useMeta as meta }

export const handle = TRANSLATED

/** With the one about its date, which is the record's. */
function questionsOf(texts: Texts, { name, date, usual, faq }: Exam, made: CalendarDay) {
  if (!date) return faq
  const { year } = comingDay(date, made)
  return [
    { question: texts.exam.when(name, year), answer: texts.exam.whenAnswer(dateLine(texts, date, made), usual) },
    ...faq,
  ]
}

/** What is known about an examination, and its tests where there are any. */
export default function ExamPage() {
  const texts = useTexts()
  const { exam, related, made } = useLoaderData<typeof loader>()
  const { name, full_name, summary, family, colour, date, page, slug, series, patterns } = exam
  const { selection, syllabus, positions } = exam
  const questions = questionsOf(texts, exam, made)
  const hasPage = page !== `/exams/${slug}`
  return (
    <div data-tint={colour ?? FAMILY_COLOURS[family]} className="tinted page-width flex flex-col gap-10 py-8 md:py-12">
      <ExamHero
        above={<Breadcrumb steps={examTrail(texts)} here={name} />}
        title={full_name}
        text={summary}
        family={family}
        countdown={date && { name, date, made }}
      >
        {series !== null && <ButtonLink to={freeTestsPath(slug)}>{texts.series.trial}</ButtonLink>}
        {hasPage && (
          <ButtonLink to={page} variant={series === null ? 'primary' : 'secondary'}>
            {texts.exam.openPage(name)}
          </ButtonLink>
        )}
        {series === null && !hasPage && <ButtonLink to="/freetest">{texts.exam.freeTests}</ButtonLink>}
      </ExamHero>
      <ExamFacts exam={exam} made={made} />
      {patterns.length > 0 && (
        <Section id="pattern" title={texts.exam.pattern}>
          <PatternTables patterns={patterns} sections />
        </Section>
      )}
      {positions.items.length + selection.length > 0 && (
        <div className="grid gap-10 md:grid-cols-2">
          {positions.items.length > 0 && (
            <Section title={positions.title}>
              <BulletList title={null} items={positions.items} columns={1} />
            </Section>
          )}
          {selection.length > 0 && (
            <Section id="selection" title={texts.exam.selection}>
              <BulletList title={null} items={selection} columns={1} />
            </Section>
          )}
        </div>
      )}
      {syllabus.length > 0 && (
        <Section id="syllabus" title={texts.exam.syllabus}>
          <Accordion
            open={null}
            items={syllabus.map(({ section, topics }, index) => ({
              id: `syllabus-${index + 1}`,
              title: section,
              content: <BulletList title={null} items={topics} />,
            }))}
          />
        </Section>
      )}
      {series !== null && !hasPage && (
        <Section id="tests" title={texts.exam.tests}>
          <TestGrid series={series} />
        </Section>
      )}
      {questions.length > 0 && (
        <Section title={texts.exam.faq}>
          <Accordion
            open={null}
            items={questions.map(({ question, answer }, index) => ({
              id: `question-${index + 1}`,
              title: question,
              content: <p className="max-w-prose">{answer}</p>,
            }))}
          />
        </Section>
      )}
      <p className="text-ink-soft text-sm">{texts.exam.check}</p>
      {related.length > 0 && <ExamLinks title={texts.exam.others} exams={related} />}
    </div>
  )
}
