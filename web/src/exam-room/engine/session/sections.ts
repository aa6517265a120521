import type { Attempt } from '@pariksha/contract/attempts/attempt'
import type { Paper } from '@pariksha/contract/exams/tests'
import { type Millis, openSection, type Window } from '@pariksha/domain/timing/timing'

/** Where sections have times of their own, the index of the open one; null where all are open. */
export type OpenSection = number | null

type SectionTimes = Pick<Attempt['sections'][number], 'opens' | 'closes'>

/** Which questions can be seen and changed when. Sections that open at the same time are open together. */
export class Sections {
  readonly #paper: Pick<Paper, 'sections' | 'questions'>
  readonly #windows: readonly Window[]

  constructor(paper: Pick<Paper, 'sections' | 'questions'>, times: readonly SectionTimes[]) {
    this.#paper = paper
    this.#windows = times.map(({ opens, closes }) => ({ opens: opens * 1000, closes: closes * 1000 }))
  }

  /** `elapsed` is on the attempt's clock. */
  openAt(elapsed: Millis): OpenSection {
    return this.#windows.some(({ opens }) => opens > 0) ? openSection(this.#windows, elapsed) : null
  }

  /** When the open section closes; null where it closes with the test. */
  closingOf(open: OpenSection): Millis | null {
    return open === null ? null : (this.#windows[open]?.closes ?? null)
  }

  /** Whether answers of a question may change. */
  canChange(questionNumber: number, open: OpenSection): boolean {
    return open === null || this.opensAt(this.of(questionNumber)) === this.opensAt(open)
  }

  /** Whether a question may be shown: with section clocks, later sections may not. */
  canOpen(questionNumber: number, open: OpenSection): boolean {
    if (questionNumber < 1 || questionNumber > this.#paper.questions.length) return false
    return open === null || this.opensAt(this.of(questionNumber)) <= this.opensAt(open)
  }

  /** The section of a question. */
  of(questionNumber: number): number {
    return this.#paper.questions[questionNumber - 1]?.section ?? 0
  }

  firstQuestion(section: number): number | undefined {
    return this.#paper.sections[section]?.first_question
  }

  /** The names of the sections that are open at the same time as one. */
  beside(section: number): string[] {
    const opens = this.opensAt(section)
    return this.#paper.sections.filter((_, other) => this.opensAt(other) === opens).map(({ name }) => name)
  }

  /** The section that opens next; null after the last. */
  after(section: number): number | null {
    const next = this.#windows.findIndex(({ opens }) => opens > this.opensAt(section))
    return next < 0 ? null : next
  }

  /** The section that opened before; null before the first. */
  before(section: number): number | null {
    const last = this.#windows.findLastIndex(({ opens }) => opens < this.opensAt(section))
    return last < 0 ? null : last
  }

  /** On the attempt's clock. */
  opensAt(section: number): Millis {
    return this.#windows[section]?.opens ?? 0
  }
}
