import type { PageBlock } from '@pariksha/contract/exams/exams'
import { SquareCheck } from 'lucide-react'
import { classNames } from '../../../shared/ui/class-names.ts'
import { PatternTables } from './pattern-table.tsx'

/** The blocks that pages about examinations are made of. */
export function PageBlocks({ blocks }: { readonly blocks: readonly PageBlock[] }) {
  return (
    <div className="flex flex-col gap-6">
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </div>
  )
}

function Block({ block }: { readonly block: PageBlock }) {
  switch (block.kind) {
    case 'text':
      return <p className="max-w-prose">{block.text}</p>
    case 'facts':
      return <Facts rows={block.rows} />
    case 'list':
      return <BulletList title={block.title} items={block.items} />
    case 'checklist':
      return <Checklist title={block.title} items={block.items} />
    case 'cards':
      return <Cards title={block.title} items={block.items} />
    case 'patterns':
      return <PatternTables patterns={block.patterns} sections={block.sections} />
  }
}

export function Facts({ rows }: { readonly rows: readonly (readonly [string, string])[] }) {
  return (
    <dl className="divide-y divide-line border-line border-y">
      {rows.map(([label, text]) => (
        <div key={label} className="gap-4 py-3 sm:grid sm:grid-cols-[12rem_1fr]">
          <dt className="font-semibold">{label}</dt>
          <dd className="text-ink-soft">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

type ListProps = {
  readonly title: string | null
  readonly items: readonly string[]
  /** Side by side where there is room. */
  readonly columns?: 1 | 2
}

export function BulletList({ title, items, columns = 2 }: ListProps) {
  return (
    <div>
      {title !== null && <p className="mb-2 font-semibold">{title}</p>}
      <ul
        className={classNames(
          'grid list-disc gap-x-8 gap-y-1.5 pl-5 text-ink-soft marker:text-accent',
          columns === 2 && 'sm:grid-cols-2',
        )}
      >
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  )
}

function Checklist({ title, items }: { readonly title: string; readonly items: readonly string[] }) {
  return (
    <section className="rounded-lg border border-line bg-surface p-5">
      <h2 className="font-semibold text-xl">{title}</h2>
      <ul className="mt-3 flex flex-col gap-2">
        {items.map((item) => (
          <li key={item} className="flex gap-3">
            <SquareCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-good" />
            {item}
          </li>
        ))}
      </ul>
    </section>
  )
}

type Card = { readonly title: string; readonly text: string }

function Cards({ title, items }: { readonly title: string; readonly items: readonly Card[] }) {
  return (
    <section className="flex flex-col gap-5">
      <h2 className="font-semibold text-2xl">{title}</h2>
      <ul className={classNames('grid gap-4', items.length % 3 === 0 ? 'md:grid-cols-3' : 'sm:grid-cols-2')}>
        {items.map((item) => (
          <li key={item.title} className="rounded-lg border border-line bg-surface p-5">
            <h3 className="font-semibold text-lg">{item.title}</h3>
            <p className="mt-1.5 text-ink-soft">{item.text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
