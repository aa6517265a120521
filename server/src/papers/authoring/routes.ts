import * as patterns from '@pariksha/contract/papers/catalogue-patterns'
import * as drafts from '@pariksha/contract/papers/paper-draft'
import * as publication from '@pariksha/contract/papers/paper-publication'
import * as questions from '@pariksha/contract/papers/paper-questions'
import type { Database } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Caller } from '../../platform/http/authenticate.ts'
import type { Router } from '../../platform/http/endpoint.ts'
import type { Limits } from '../../platform/limits/limits.ts'
import type { Drawing } from '../../questions/bank/drawing/drawing.ts'
import { changeDraft, deleteDraft } from './change-draft.ts'
import { checkPaper } from './checks/check-paper.ts'
import { createDraft } from './create-draft.ts'
import { fillSection, replaceQuestion } from './fill/fill-section.ts'
import type { Freezing } from './freezing/freezing.ts'
import { readPaper } from './freezing/read-paper.ts'
import { ownPatterns } from './own-patterns.ts'
import { presentDraft, presentItem } from './present.ts'
import { placePaper } from './publishing/place-paper.ts'
import { previewPaper } from './publishing/preview-paper.ts'
import { publish } from './publishing/publish-paper.ts'
import { releaseResults } from './publishing/release-results.ts'
import { close, unpublish } from './publishing/withdraw-paper.ts'
import { findDraft, listDrafts } from './queries.ts'
import { changeSettings, readSettings } from './settings.ts'
import { addDrawn, addQuestions, changeSlots, moveSlots, removeSlots, updateSlots } from './slots/change-slots.ts'
import { readSlots } from './slots/slots.ts'

type Services = {
  readonly db: Database
  readonly drawing: Drawing
  readonly freezing: Freezing
  readonly limits: Limits
}

type Change<Body> = (caller: Caller, id: number, body: Body) => Promise<unknown>

/** Papers of the institute: made, checked, published. */
export function paperAuthoringRoutes(route: Router, services: Services): void {
  const { db, freezing, limits } = services

  /** The response to a change is the draft as it is afterwards. */
  const changes =
    <Body>(change: Change<Body>) =>
    async ({ caller, params, body }: { caller: Caller; params: { draftId: number }; body: Body }) => {
      await change(caller, params.draftId, body)
      return presentDraft(db, caller, params.draftId)
    }

  route(patterns.listPaperPatterns, async () => [
    ...(await ownPatterns(db)),
    ...(await import('./catalogue-patterns.ts')).CATALOGUE_PATTERNS,
  ])

  route(drafts.listPaperDrafts, async ({ query }) => {
    const { rows, next } = await listDrafts(db, query)
    return { papers: rows.map(presentItem), next }
  })

  route(drafts.createPaperDraft, async ({ caller, body, reply }) => {
    const id = await createDraft(db, caller, body)
    reply.code(201)
    return presentDraft(db, caller, id)
  })

  route(drafts.readPaperDraft, ({ caller, params }) => presentDraft(db, caller, params.draftId))

  route(
    drafts.changePaperDraft,
    changes((caller, id, body) => changeDraft(db, caller, id, body)),
  )

  route(drafts.deletePaperDraft, async ({ caller, params }) => {
    await deleteDraft(db, caller, params.draftId)
    return {}
  })

  route(
    questions.addPaperQuestions,
    changes((caller, id, body) => addQuestions(db, caller, id, body)),
  )
  route(
    questions.addDrawnQuestions,
    changes((caller, id, body) => addDrawn(services, caller, id, body)),
  )
  route(
    questions.removePaperQuestions,
    changes((caller, id, body) => removeSlots(db, caller, id, body)),
  )
  route(
    questions.movePaperQuestions,
    changes((caller, id, body) => moveSlots(db, caller, id, body)),
  )
  route(
    questions.changePaperQuestions,
    changes((caller, id, body) => changeSlots(db, caller, id, body)),
  )
  route(
    questions.updatePaperQuestions,
    changes((caller, id, body) => updateSlots(db, caller, id, body)),
  )
  route(
    questions.replacePaperQuestion,
    changes(async (caller, id, body) => {
      await limits.take('draw-account', String(caller.userId))
      await replaceQuestion(services, caller, id, body)
    }),
  )

  route(questions.fillPaperSection, async ({ caller, params, body }) => {
    await limits.take('draw-account', String(caller.userId))
    const missing = await fillSection(services, caller, params.draftId, body)
    return { draft: await presentDraft(db, caller, params.draftId), missing }
  })

  route(publication.checkPaperDraft, async ({ caller, params }) => {
    await limits.take('preview-account', String(caller.userId))
    const draft = await findDraft(db, params.draftId)
    if (!draft) throw new AppError('not_found')
    const slots = await readSlots(db, draft.id)
    const frozen = await freezing.freeze(await readPaper(db, draft.pattern, slots))
    return { version: draft.version, checks: await checkPaper(db, draft, slots, frozen), bytes: frozen.body.length }
  })

  route(publication.previewPaper, async ({ caller, params }) => {
    await limits.take('preview-account', String(caller.userId))
    return previewPaper(services, params.draftId)
  })

  route(
    publication.publishPaper,
    changes(async (caller, id, body) => {
      await limits.take('preview-account', String(caller.userId))
      await publish(services, caller, id, body)
    }),
  )
  route(
    publication.unpublishPaper,
    changes((caller, id, { version }) => unpublish(db, caller, id, version)),
  )
  route(
    publication.closePaper,
    changes((caller, id, body) => close(db, caller, id, body)),
  )
  route(
    publication.releaseResults,
    changes((caller, id, body) => releaseResults(db, caller, id, body)),
  )
  route(
    publication.placePaper,
    changes((caller, id, body) => placePaper(db, caller, id, body)),
  )

  route(publication.readPaperSettings, () => readSettings(db))
  route(publication.changePaperSettings, ({ caller, body }) => changeSettings(db, caller, body))
}
