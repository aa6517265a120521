import { useQuery } from '@tanstack/react-query'
import { call } from '../../../shared/lib/api/api.ts'
import { SelectField } from '../../../shared/ui/forms/select-field.tsx'
import { ActDialog } from '../../shared/page/act-dialog.tsx'
import { ReasonField, textIn } from '../../shared/page/reason-field.tsx'
import { studentTexts } from './student-texts.ts'

type Props = { readonly open: boolean; readonly onClose: () => void; readonly id: number }

export function GivePackageDialog({ id, ...shown }: Props) {
  const { give } = studentTexts
  const packages = useQuery({
    queryKey: ['staff', 'packages on sale'],
    queryFn: () => call('GET /packages/'),
    enabled: shown.open,
  })
  const choices = (packages.data ?? []).map(({ slug, title }) => ({ value: slug, label: title }))
  return (
    <ActDialog
      {...shown}
      title={give.button}
      submit={give.button}
      done={give.done}
      unmailed={give.unmailed}
      work={(form) =>
        call('POST /staff/students/:studentId/packages/', {
          params: { studentId: id },
          body: { package: textIn(form, 'package'), reason: textIn(form, 'reason') },
        })
      }
    >
      {(errorOf) => (
        <>
          <p>{give.text}</p>
          <SelectField
            label={give.package}
            name="package"
            required
            choices={[{ value: '', label: give.choose }, ...choices]}
            error={errorOf('package')}
          />
          <ReasonField hint={studentTexts.reasonHint} error={errorOf('reason')} />
        </>
      )}
    </ActDialog>
  )
}
