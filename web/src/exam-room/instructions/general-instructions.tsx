import { ExplainedLegend } from '../palette/legend.tsx'
import { useTexts } from '../texts.ts'

/** What holds for every test. */
export function GeneralInstructions({ heading: Heading = 'h2' }: { readonly heading?: 'h2' | 'h3' }) {
  const { instructions } = useTexts()
  return (
    <>
      <section className="flex flex-col gap-3">
        <Heading className="font-semibold text-xl">{instructions.rules}</Heading>
        <ol className="flex max-w-prose list-decimal flex-col gap-2 pl-5">
          {instructions.general.map((line) => (
            <li key={line}>{line}</li>
          ))}
          <li>{instructions.saved}</li>
          <li className="max-md:hidden">{instructions.keyboard}</li>
        </ol>
      </section>
      <section className="flex flex-col gap-4">
        <Heading className="font-semibold text-xl">{instructions.legend}</Heading>
        <ExplainedLegend />
      </section>
    </>
  )
}
