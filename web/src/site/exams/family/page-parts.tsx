import type { PagePart } from '@pariksha/contract/exams/exams'
import type { PackageItem } from '@pariksha/contract/packages'
import type { Notice, SuccessStory } from '@pariksha/contract/site/institute'
import { lazyPart, PartOnDemand } from '../../../shared/lib/hydration/part-on-demand.tsx'
import { Accordion } from '../../../shared/ui/navigation/accordion.tsx'
import { TestGrid } from '../../series/tests/test-grid.tsx'
import { ExamLinks } from '../exam/exam-links.tsx'
import { PageBlocks } from '../exam/page-blocks.tsx'
import { Section } from '../section.tsx'
import { NoticeList } from './notice-list.tsx'
import { StoryList } from './story-list.tsx'

/** In the document at once, as all is; what brings it to life comes after that of the page. */
const Packages = lazyPart(async () => (await import('./packages.tsx')).Packages)

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
      return (
        <PartOnDemand>
          <Packages family={data.family} packages={data.packages} />
        </PartOnDemand>
      )
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
