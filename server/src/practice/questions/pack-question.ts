import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import type { PracticeQuestion } from '@pariksha/contract/practice/practice'
import type { KeyedQuestion } from '../../papers/plan.ts'

/** A question as a student sees it, and its key, which stays here until it is answered. */
export type AskedQuestion = {
  readonly question: Pick<PracticeQuestion, 'kind' | 'question' | 'question_image' | 'passage' | 'options'>
  readonly key: KeyedQuestion
}

export const packAsked = (asked: AskedQuestion): Buffer =>
  brotliCompressSync(JSON.stringify(asked), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })

export const unpackAsked = (body: Buffer): AskedQuestion =>
  JSON.parse(brotliDecompressSync(body).toString('utf8')) as AskedQuestion
