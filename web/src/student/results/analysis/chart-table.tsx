import { useState } from 'react'
import { useAnalysisTexts } from './analysis-texts.ts'

type Props = {
  readonly caption: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly (string | number)[])[]
}

/** What a picture shows, in figures. The rows are made when they are asked for: there may be hundreds. */
export function ChartTable({ caption, head, rows }: Props) {
  const texts = useAnalysisTexts()
  const [open, setOpen] = useState(false)
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-accent text-sm">{texts.table}</summary>
      {open && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
        <section aria-label={caption} tabIndex={0} className="max-h-96 overflow-auto rounded-lg border border-line">
          <table className="figures w-full text-left text-sm">
            <caption className="sr-only">{caption}</caption>
            <thead className="sticky top-0 bg-sunken">
              <tr>
                {head.map((name) => (
                  <th key={name} scope="col" className="px-3 py-2 font-medium">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, place) => (
                <tr key={place} className="border-line border-t">
                  {row.map((cell, column) =>
                    column === 0 ? (
                      <th key={head[column]} scope="row" className="px-3 py-2 align-top font-medium">
                        {cell}
                      </th>
                    ) : (
                      <td key={head[column]} className="px-3 py-2 align-top">
                        {cell}
                      </td>
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </details>
  )
}
