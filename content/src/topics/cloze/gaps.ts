import type { DraftQuestion, WrittenItem } from '../../question.ts'
import { CLOZE_EXAMS } from '../../shared/english/exams.ts'
import type { Level } from '../../topics.ts'

/** `{right; wrong; wrong; wrong; wrong | why}`, the wrong ones in order of temptation. */
const GAP = /\{([^|{}]+)\|([^{}]+)\}/g

/** A passage with numbered blanks, one paragraph a line; its gaps hold their options. */
export function cloze(slug: string, level: Level, paragraphs: readonly string[]): WrittenItem {
  const questions: DraftQuestion[] = []
  const text = paragraphs.join('\n\n').replace(GAP, (_gap, options: string, why: string) => {
    const [correct = '', ...wrong] = options.split(';').map((option) => option.trim())
    const blank = `(${questions.length + 1})`
    questions.push({
      stem: { en: `Which option fits blank ${blank} of the passage?` },
      correct: { en: correct },
      distractors: wrong.map((option) => ({
        text: { en: option },
        mistake: 'does not fit the sentence or the passage',
      })),
      explanation: { en: `${why.trim()}\n\nBlank ${blank} takes “${correct}”.` },
    })
    return `**${blank} _____**`
  })
  return {
    id: `cloze/${slug}`,
    topic: 'cloze',
    levels: [level],
    exams: CLOZE_EXAMS,
    draft: { passage: { en: text }, questions },
  }
}
