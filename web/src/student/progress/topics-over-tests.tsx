import type { Progress, TopicInProgress } from '@pariksha/contract/results/progress'
import { useLanguage } from '../../shared/languages/language-provider.tsx'
import { dayText } from '../../shared/lib/format/dates.ts'
import { ShareBand, STRENGTH_SYMBOLS } from '../../shared/ui/share-band.tsx'
import { testsOfTopics } from './tests-of-topics.ts'
import { useTexts } from './texts.ts'

type Props = Pick<Progress, 'topics'>

/** Each topic with its count, the band over all tests, and its part in each test. */
export function TopicsOverTests({ topics }: Props) {
  const texts = useTexts()
  const tests = testsOfTopics(topics)
  const most = Math.max(...topics.flatMap((topic) => topic.tests.map(({ seen }) => seen)))
  return (
    <section className="flex flex-col gap-3">
      <h3 className="font-semibold text-lg">{texts.topics}</h3>
      <p className="text-ink-soft text-sm">{texts.topicBand}</p>
      <ul className="figures flex flex-col">
        {topics.map((topic) => (
          <li
            key={topic.topic}
            className="grid grid-cols-[1fr_auto] items-center gap-x-4 border-line border-b py-2 md:grid-cols-[1fr_8rem_10rem_auto]"
          >
            <span>
              {topic.name} <span className="block text-ink-soft text-sm">{scoreOf(topic, texts)}</span>
            </span>
            <span className="font-semibold text-sm">
              {STRENGTH_SYMBOLS[topic.strength]} {texts.strengths[topic.strength]}
            </span>
            <svg aria-hidden="true" viewBox="0 0 160 22" className="h-5.5 w-40">
              <ShareBand width={160} share={topic.right / Math.max(1, topic.seen)} low={topic.low} high={topic.high} />
            </svg>
            <Columns topic={topic} tests={tests} most={most} />
          </li>
        ))}
      </ul>
      <details>
        <summary className="min-h-11 py-2 font-semibold">{texts.table}</summary>
        <TopicTable topics={topics} tests={tests} />
      </details>
    </section>
  )
}

const scoreOf = ({ right, seen, low, high }: TopicInProgress, texts: ReturnType<typeof useTexts>): string =>
  `${texts.topicScore(right, seen)} (${Math.round(100 * low)}–${Math.round(100 * high)}%)`

const HEIGHT = 24
const STEP = 12
/** Of the widest: ten tests. */
const WIDTH = 10 * STEP

type ColumnProps = { readonly topic: TopicInProgress; readonly tests: readonly { attempt_id: number }[]; most: number }

/** A column for each test: as high as questions were seen, filled as far as they were right. */
function Columns({ topic, tests, most }: ColumnProps) {
  const texts = useTexts()
  const heightOf = (count: number) => (count / most) * HEIGHT
  const label = `${topic.name}: ${topic.tests.map(({ right, seen }) => texts.topicScore(right, seen)).join('; ')}`
  return (
    <svg role="img" aria-label={label} viewBox={`0 -1 ${WIDTH} ${HEIGHT + 2}`} className="h-6.5 w-30 justify-self-end">
      {tests.map(({ attempt_id }, place) => {
        const own = topic.tests.find((one) => one.attempt_id === attempt_id)
        const x = place * STEP + 1
        if (!own) return <path key={attempt_id} d={`M${x + 3} ${HEIGHT}h3`} className="stroke-outline" />
        return (
          <g key={attempt_id}>
            <rect
              x={x}
              y={HEIGHT - heightOf(own.seen)}
              width={STEP - 3}
              height={heightOf(own.seen)}
              className="fill-surface stroke-accent"
            />
            <rect
              x={x}
              y={HEIGHT - heightOf(own.right)}
              width={STEP - 3}
              height={heightOf(own.right)}
              className="fill-accent"
            />
          </g>
        )
      })}
    </svg>
  )
}

type TableProps = Props & { readonly tests: ReturnType<typeof testsOfTopics> }

function TopicTable({ topics, tests }: TableProps) {
  const texts = useTexts()
  const { language } = useLanguage()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by the keyboard.
    <div className="overflow-x-auto" tabIndex={0}>
      <table className="figures w-full text-left text-sm">
        <thead>
          <tr className="border-line border-b">
            <th scope="col" className="py-2 pr-4 font-semibold">
              {texts.topic}
            </th>
            {tests.map(({ attempt_id, completed_at }) => (
              <th key={attempt_id} scope="col" className="whitespace-nowrap py-2 pr-4 font-semibold">
                {dayText(completed_at, language)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {topics.map(({ topic, name, tests: own }) => (
            <tr key={topic} className="border-line border-b">
              <th scope="row" className="min-w-28 py-1.5 pr-4 font-normal">
                {name}
              </th>
              {tests.map(({ attempt_id }) => {
                const score = own.find((one) => one.attempt_id === attempt_id)
                return (
                  <td key={attempt_id} className="py-1.5 pr-4">
                    {score ? `${score.right} / ${score.seen}` : '–'}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
