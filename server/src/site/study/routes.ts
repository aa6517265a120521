import * as contract from '@pariksha/contract/site/study'
import { STUDY_EXAMS } from '@pariksha/domain/exam-families'
import type { Config } from '../../platform/config/config.ts'
import type { Database } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'
import { isUnchanged, sendFile, sendUnchanged } from '../../platform/files/send-file.ts'
import { openFile } from '../../platform/files/store.ts'
import type { Router } from '../../platform/http/endpoint.ts'
import { responseLanguage } from '../../platform/http/language.ts'
import { neighbours } from '../../platform/http/paging.ts'
import type { MakePdf } from '../../platform/pdf/make-pdf.ts'
import type { TextRendering } from '../../platform/text/text-rendering.ts'
import { materialFile } from './material-file.ts'
import { presentMaterial } from './present.ts'
import { filterChoices, findMaterial, findMaterialIn, listCategories, PAGE, searchMaterials } from './queries.ts'

type Services = {
  readonly db: Database
  readonly config: Config
  readonly texts: TextRendering
  readonly makePdf: MakePdf
}

export function studyRoutes(route: Router, services: Services): void {
  const { db, texts, makePdf } = services
  const origin = services.config.publicUrl

  route(contract.listCategories, () => listCategories(db))

  route(contract.listMaterials, async (asked) => {
    const { query, caller } = asked
    const shownIn = responseLanguage(asked)
    const [{ count, rows }, choices] = await Promise.all([
      searchMaterials(db, caller, { ...query, shownIn }),
      filterChoices(db, caller),
    ])
    const { page } = query
    const pages = Math.max(1, Math.ceil(count / PAGE))
    return {
      results: rows.map(presentMaterial),
      count,
      page,
      pages,
      ...neighbours('/study/materials/', query, page < pages),
      choices: {
        ...choices,
        exams: STUDY_EXAMS.filter((exam) => choices.exams.includes(exam)),
        types: contract.MATERIAL_KINDS.filter((kind) => choices.types.includes(kind)),
        months: choices.months.toReversed(),
      },
    }
  })

  route(contract.readMaterial, async (asked) => {
    const row = await findMaterialIn(db, asked.caller, asked.params.material, responseLanguage(asked))
    if (!row) throw new AppError('not_found')
    const { id, body } = row
    if (body === null) return { ...presentMaterial(row), html: null }
    const html = await texts.stored('page', { ...row, text: body }, (rendering) =>
      db.updateTable('materials').set(rendering).where('id', '=', id).where('body', '=', body).execute(),
    )
    return { ...presentMaterial(row), html }
  })

  route(contract.readMaterialFile, async ({ params: { material }, caller, request, reply }) => {
    const row = await findMaterial(db, caller, material)
    if (!row) throw new AppError('not_found')
    const sha256 = await materialFile({ db, makePdf, origin }, row)
    if (!row.for_batch && isUnchanged(request, sha256)) return sendUnchanged(reply, 'no-cache')
    const file = await openFile(db, sha256)
    if (!file) throw new AppError('not_found')
    return sendFile(db, reply, file, { name: `${row.slug}.pdf`, cache: row.for_batch ? 'no-store' : 'no-cache' })
  })
}
