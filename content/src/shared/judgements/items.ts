import { z } from 'zod'
import { localized } from '../../data-files/localized.ts'
import { readList } from '../../data-files/read-list.ts'
import type { WrittenItem } from '../../question.ts'
import { LEVELS } from '../../topics.ts'
import { judgement, type Kind, VERDICTS } from './forms.ts'

const entry = z.strictObject({
  id: z.string().min(1),
  level: z.enum(LEVELS),
  answer: z.enum(VERDICTS),
  statement: localized,
  first: localized,
  second: localized,
  why: localized,
})

/** The written items of a topic whose questions judge two sentences. */
export const readJudgements = (file: URL, kind: Kind): readonly WrittenItem[] =>
  readList(file, entry).flatMap(({ id, level, answer, ...texts }) => judgement(kind, id, level, texts, answer))
