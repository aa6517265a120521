import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../../shared/ui/button.tsx'
import { QueryResult } from '../../shared/page/query-result.tsx'
import { useMay } from '../../shared/use-may.ts'
import { usePassage } from '../editor/passage-editor.tsx'
import { PassageText } from '../editor/passage-text.tsx'
import { questionTexts } from '../question-texts.ts'

const { passage: texts } = questionTexts

/** The questions of a passage; another text of it is another version of each of them. */
export function SharedPassage({ passageId }: { readonly passageId: number }) {
  const may = useMay()
  const client = useQueryClient()
  const passage = usePassage(passageId)
  const [writing, setWriting] = useState(false)
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-semibold text-lg">{texts.title}</h2>
      <QueryResult of={passage}>
        {(found) => (
          <>
            <ul className="flex flex-wrap gap-x-4">
              {found.questions.map(({ id }) => (
                <li key={id}>
                  <Link to={`/staff/questions/${id}`} className="text-accent underline">
                    {questionTexts.numbered(id)}
                  </Link>
                </li>
              ))}
            </ul>
            {writing ? (
              <PassageText
                passage={found}
                onCancel={() => setWriting(false)}
                onSaved={() => {
                  setWriting(false)
                  void client.invalidateQueries({ queryKey: ['staff'] })
                }}
              />
            ) : (
              may('questions.write') && (
                <Button variant="secondary" className="self-start" onClick={() => setWriting(true)}>
                  {texts.change}
                </Button>
              )
            )}
          </>
        )}
      </QueryResult>
    </section>
  )
}
