import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../shared/lib/api/api.ts'
import { detailOf } from '../../../shared/lib/api/api-errors.ts'
import { Button, ButtonLink } from '../../../shared/ui/button.tsx'
import { EmptyState } from '../../../shared/ui/status/empty-state.tsx'
import { ErrorNotice } from '../../../shared/ui/status/error-notice.tsx'
import { keepToastsAbove } from '../../../shared/ui/toast/keep-toasts-above.ts'
import { showToast } from '../../../shared/ui/toast/toast-store.ts'
import { PageFrame } from '../../shared/page/page-frame.tsx'
import { invalidateStaffSession } from '../../shared/staff-calls.ts'
import { questionTexts } from '../question-texts.ts'
import { DrawForm } from './draw-form.tsx'
import { DrawnSets } from './drawn-sets.tsx'
import { countOf, MAX_DRAWN, useDraw } from './use-draw.ts'

const { draw: texts } = questionTexts

/** Questions from the shipped templates: looked at, kept, or drawn again. */
export function DrawPage() {
  const client = useQueryClient()
  const { draw, sets, ticked, toggle, remove } = useDraw()
  const keep = useMutation({
    mutationFn: (tokens: ReadonlySet<string>) =>
      call('POST /staff/questions/draw/keep/', { body: { tokens: [...tokens] }, timeoutMillis: 60_000 }),
    onSuccess: async ({ questions }, tokens) => {
      remove(tokens)
      showToast({ tone: 'good', text: texts.kept(questions.length) })
      await client.invalidateQueries({ queryKey: ['staff', 'questions'] })
    },
    onError: (error: unknown) => invalidateStaffSession(client, error),
  })
  const failure = draw.error ?? keep.error
  return (
    <PageFrame
      title={texts.title}
      text={texts.text}
      actions={
        <ButtonLink variant="secondary" to="/staff/questions">
          {questionTexts.back}
        </ButtonLink>
      }
    >
      <DrawForm
        className="grid items-end gap-4 sm:grid-cols-[2fr_1fr_1fr_auto]"
        busy={draw.isPending}
        again={sets !== undefined}
        onDraw={(form) => draw.mutate(form)}
      />
      {Boolean(failure) && <ErrorNotice text={detailOf(failure, texts.failed)} />}
      {draw.data?.drawn.length === 0 && <EmptyState title={texts.none} />}
      <DrawnSets sets={sets ?? []} ticked={ticked} onToggle={toggle} labelOf={texts.keepOne} />
      {ticked.size > 0 && sets && (
        <Button
          ref={keepToastsAbove}
          className="sticky bottom-2 self-start"
          busy={keep.isPending}
          disabled={ticked.size > MAX_DRAWN}
          onClick={() => keep.mutate(ticked)}
        >
          {texts.keep(countOf(sets.filter(({ token }) => ticked.has(token))))}
        </Button>
      )}
    </PageFrame>
  )
}
