import { useParams } from 'react-router'
import { ButtonLink } from '../../ui/button.tsx'
import { PageFrame } from '../page/page-frame.tsx'
import { QueryResult } from '../page/query-result.tsx'
import { StudentHistory, useStudentHistory } from '../students/student-history.tsx'
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
            <ButtonLink look="secondary" to="/staff/results">
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
