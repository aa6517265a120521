import type { PackageItem } from '@pariksha/contract/commerce'
import type { PagePart } from '@pariksha/contract/exams'
import type { Notice, SuccessStory } from '@pariksha/contract/institute'
import { pricesPath } from '../pricing/buy-path.ts'
import { HowToBuy } from '../pricing/how-to-buy.tsx'
import { PackageComparison } from '../pricing/package-comparison.tsx'
import { PackageList } from '../pricing/package-list.tsx'
import { TestGrid } from '../series/test-grid.tsx'
import { Accordion } from '../ui/accordion.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ExamLinks } from './exam-links.tsx'
import { NoticeList } from './notice-list.tsx'
import { PageBlocks } from './page-blocks.tsx'
import { Section } from './section.tsx'
import { StoryList } from './story-list.tsx'
import { useTexts } from './texts.ts'

export type FamilyData = {
  readonly family: string
  readonly packages: readonly PackageItem[]
  readonly notices: readonly Notice[]
  readonly stories: readonly SuccessStory[]
}

export function PageParts({ parts, data }: { readonly parts: readonly PagePart[]; readonly data: FamilyData }) {
  return (
    <div className="flex flex-col gap-10">
      {parts.map((part, index) => (
        <Part key={index} part={part} data={data} />
      ))}
    </div>
  )
}

function Part({ part, data }: { readonly part: PagePart; readonly data: FamilyData }) {
  switch (part.kind) {
    case 'accordion':
      return (
        <Accordion
          level={2}
          open={part.open}
          items={part.items.map(({ id, title, blocks }) => ({ id, title, content: <PageBlocks blocks={blocks} /> }))}
        />
      )
    case 'blocks':
      return <PageBlocks blocks={part.blocks} />
    case 'exams':
      return <ExamLinks title={part.title} exams={part.exams} />
    case 'packages':
      return <Packages family={data.family} packages={data.packages} />
    case 'tests':
      return (
        <Section title={part.title}>
          <TestGrid series={part.series} />
        </Section>
      )
    case 'notices':
      return <NoticeList notices={data.notices} />
    case 'stories':
      return <StoryList stories={data.stories} />
  }
}

function Packages({ family, packages }: Pick<FamilyData, 'family' | 'packages'>) {
  const texts = useTexts()
  if (packages.length === 0) {
    return (
      <EmptyState
        title={texts.packages.none}
        text={texts.packages.noneText}
        action={
          <ButtonLink to="/pricing" look="secondary">
            {texts.packages.all}
          </ButtonLink>
        }
      />
    )
  }
  return (
    <Section title={texts.packages.heading}>
      <HowToBuy />
      <PackageList offers={packages} prices={pricesPath(family)} />
      <PackageComparison offers={packages} />
    </Section>
  )
}
