import type { FreeTest } from '@pariksha/contract/exams/tests'
import { CirclePlay } from 'lucide-react'
import { type LoaderFunctionArgs, type MetaArgs, redirect, useLoaderData } from 'react-router'
import { TRANSLATED } from '../../shared/languages/translated.ts'
import { read } from '../../shared/lib/api/read.ts'
import { pageMeta } from '../../shared/search-engines/page-meta.ts'
import { ButtonLink } from '../../shared/ui/button.tsx'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { EmptyState } from '../../shared/ui/status/empty-state.tsx'
import { type ChosenExam, chosenExam } from './chosen-exam.ts'
import { TestCards } from './tests/test-cards.tsx'
import { type Texts, useTexts } from './texts.ts'

/** `?exam=` names an examination or a family of them, whose tests come first. */
export async function loader(args: LoaderFunctionArgs) {
  const tests = await read(args, '/tests/free/')
  const name = args.url.searchParams.get('exam')
  if (name === null) return { tests, exam: null }
  const exam = chosenExam(await read(args, '/exams/'), name)
  if (exam === null) throw redirect('/freetest')
  return { tests, exam }
}

/** React Router calls `meta` while it renders the head, so hooks are allowed. */
function useMeta(args: MetaArgs<typeof loader>) {
  const texts = useTexts()
  return pageMeta(args, headingOf(texts, args.loaderData?.exam ?? null), texts.free.description)
}

export { useMeta as meta }

export const handle = TRANSLATED

/** All free tests and the demo, also without an account. */
export default function FreeTestsPage() {
  const texts = useTexts()
  const { tests, exam } = useLoaderData<typeof loader>()
  const chosen = tests.filter(({ series }) => exam?.series.includes(series))
  const others = tests.filter((test) => !chosen.includes(test))
  return (
    <div className="page-width flex flex-col gap-10 py-8 md:py-12">
      <PageHeading title={headingOf(texts, exam)} lead={exam === null ? texts.free.text : texts.free.textOf} />
      {exam !== null && <OfExam name={nameOf(texts, exam)} tests={chosen} />}
      {exam === null && <Demo />}
      <section className="flex flex-col gap-5">
        <h2 className="font-semibold text-2xl">{exam === null ? texts.free.now : texts.free.others}</h2>
        {others.some(isOpen) ? <TestCards tests={others.filter(isOpen)} /> : <EmptyState title={texts.list.empty} />}
      </section>
      {exam !== null && <Demo />}
      <Announced tests={others} />
    </div>
  )
}

const isOpen = ({ state }: FreeTest) => state === 'open'

function nameOf(texts: Texts, { name, family }: ChosenExam): string {
  const families: { readonly [family in ChosenExam['family']]?: string } = texts.free.families
  return name ?? families[family] ?? family.toUpperCase()
}

const headingOf = (texts: Texts, exam: ChosenExam | null) =>
  exam === null ? texts.free.heading : texts.free.headingOf(nameOf(texts, exam))

function OfExam({ name, tests }: { readonly name: string; readonly tests: readonly FreeTest[] }) {
  const texts = useTexts()
  return (
    <>
      {tests.some(isOpen) ? (
        <TestCards tests={tests.filter(isOpen)} />
      ) : (
        <EmptyState title={texts.free.noneOf(name)} text={texts.free.noneOfText} />
      )}
      <Announced tests={tests} />
    </>
  )
}

function Announced({ tests }: { readonly tests: readonly FreeTest[] }) {
  const texts = useTexts()
  const announced = tests.filter((test) => !isOpen(test))
  if (announced.length === 0) return null
  return (
    <section className="flex flex-col gap-5">
      <h2 className="font-semibold text-2xl">{texts.free.soon}</h2>
      <p className="text-ink-soft">{texts.free.soonText}</p>
      <TestCards tests={announced} />
    </section>
  )
}

function Demo() {
  const texts = useTexts()
  return (
    <section className="flex flex-wrap items-center justify-between gap-4 rounded-lg bg-accent-soft p-5 md:p-6">
      <div className="max-w-prose">
        <h2 className="font-semibold text-xl">{texts.free.demo}</h2>
        <p className="mt-1">{texts.free.demoText}</p>
      </div>
      <ButtonLink to="/demo">
        <CirclePlay aria-hidden="true" className="size-5" />
        {texts.free.openDemo}
      </ButtonLink>
    </section>
  )
}
