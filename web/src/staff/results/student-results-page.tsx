import { useParams } from 'react-router'
import { ButtonLink } from '../../shared/ui/button.tsx'
import { StudentHistory, useStudentHistory } from '../people/students/student-history.tsx'
import { PageFrame } from '../shared/page/page-frame.tsx'
import { QueryResult } from '../shared/page/query-result.tsx'
import { resultsTexts } from './results-texts.ts'

/** The tests of a student, for teachers: of students they see nothing else. */
export function StudentResultsPage() {
  const { studentId = '' } = useParams()
  const history = useStudentHistory(studentId)
  return (
    <QueryResult of={history}>
      {({ pages }) => (
        <PageFrame
          title={pages[0]?.name ?? ''}
          actions={
            <ButtonLink variant="secondary" to="/staff/results">
              {resultsTexts.back}
            </ButtonLink>
          }
        >
          <StudentHistory studentId={Number(studentId)} history={history} />
        </PageFrame>
      )}
    </QueryResult>
  )
}
