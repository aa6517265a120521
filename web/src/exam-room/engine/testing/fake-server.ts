import type { ActionsReply, DeviceAction } from '@pariksha/contract/attempts/answers'
import type { Attempt } from '@pariksha/contract/attempts/attempt'
import type { Paper } from '@pariksha/contract/exams/tests'
import { type Action, fold } from '@pariksha/domain/attempt/attempt'
import type { AttemptStatus } from '@pariksha/domain/timing/closing'

type Stored = Action & { readonly device: string }

export const ATTEMPT_ID = 7
const OPTIONS = ['a', 'b', 'c', 'd'].map((choice) => ({ choice, value: { en: choice }, image: null }))

/** The part of the server that the exam room depends on: a log, epochs, a clock, a network that can fail. */
export class FakeServer {
  status: AttemptStatus = 'started'
  online = true
  signedIn = true
  mode: Attempt['mode'] = 'practice'
  away: Attempt['away'] = null
  remaining = 600_000
  earlierDeliveries = 0
  /** Answers of this number of deliveries get lost on their way back. */
  losesReplies = 0
  losesPapers = false
  /** Sequence numbers that are refused, and why. */
  refuses = new Map<number, 'attempt_closed' | 'section_closed'>()
  /** How many actions it keeps. */
  room = Number.POSITIVE_INFINITY
  takeoversAtMost = Number.POSITIVE_INFINITY
  sections = [
    { name: 'Reasoning', first_question: 1, question_count: 3, opens: 0, closes: 600 },
    { name: 'Mathematics', first_question: 4, question_count: 2, opens: 0, closes: 600 },
  ]
  readonly log = new Map<string, Stored>()
  readonly epochs: string[] = []
  readonly settled = new Set<string>()
  readonly requests: { method: string; path: string; body: unknown }[] = []

  readonly fetch = async (input: string, init: { method: string; body?: string }): Promise<Response> => {
    if (!this.online) throw new TypeError('Failed to fetch')
    const path = input.replace('/api/v1/tests/usertest/', '').replace(/\/(\?.*)?$/, '')
    const body: unknown = init.body === undefined ? undefined : JSON.parse(init.body)
    this.requests.push({ method: init.method, path, body })
    if (!this.signedIn) return problem(401, 'unauthorized')
    const answer = this.#answer(path.split('/')[1] ?? '', body)
    if (path.endsWith('paper') && this.losesPapers) throw new TypeError('Failed to fetch')
    if (path.endsWith('actions') && this.losesReplies > 0) {
      this.losesReplies--
      throw new TypeError('Failed to fetch')
    }
    return answer instanceof Response ? answer : Response.json(answer)
  }

  state() {
    return fold(this.log.values())
  }

  #answer(what: string, body: unknown): unknown {
    switch (what) {
      case '':
        return {
          ...this.#attempt(),
          outcome: this.status === 'completed' ? outcome(this.state()) : null,
          receipt: null,
        }
      case 'paper':
        return this.paper()
      case 'takeover':
        if (this.status !== 'started') return problem(409, this.status === 'paused' ? 'paused' : 'attempt_closed')
        if (this.epochs.length >= this.takeoversAtMost) return problem(409, 'too_many_takeovers')
        this.epochs.push((body as { device: string }).device)
        return { epoch: this.epochs.length, attempt: this.#attempt() }
      case 'actions':
        return this.#take(body as { device: string; epoch: number; actions: DeviceAction[]; settled?: boolean })
      case 'pause':
        this.status = 'paused'
        return this.#attempt()
      case 'resume':
        this.status = 'started'
        if (this.away) this.remaining = this.away.remaining_seconds * 1000
        this.away = null
        return this.#attempt()
      default:
        return this.#submit(body as { device?: string; last_seq?: number })
    }
  }

  #take(sent: { device: string; epoch: number; actions: DeviceAction[]; settled?: boolean }): ActionsReply {
    const refused: ActionsReply['refused'] = []
    for (const { seq, at, question_number, user_choice, marked_review } of sent.actions) {
      const code = this.refuses.get(seq)
      const place = `${sent.epoch}/${seq}`
      if (code) refused.push({ seq, code })
      else if (!this.log.has(place) && this.log.size >= this.room) refused.push({ seq, code: 'too_many_actions' })
      // what came first stays
      else if (!this.log.has(place))
        this.log.set(place, {
          epoch: sent.epoch,
          seq,
          at,
          questionNumber: question_number,
          device: sent.device,
          ...(user_choice === undefined ? {} : { choice: user_choice }),
          ...(marked_review === undefined ? {} : { marked: marked_review }),
        })
    }
    if (sent.settled) this.settled.add(sent.device)
    if (sent.settled && this.status === 'closing' && this.epochs.every((device) => this.settled.has(device))) {
      this.status = 'completed'
    }
    const takenOver = sent.epoch < this.epochs.length
    if (takenOver && sent.actions.length > 0) this.earlierDeliveries++
    return {
      acknowledged: sent.actions
        .map(({ seq }) => seq)
        .filter((seq) => !refused.some((one) => one.seq === seq && one.code === 'too_many_actions')),
      refused,
      remaining_seconds: this.remaining / 1000,
      section: 0,
      status: this.status,
      taken_over: takenOver,
      earlier_deliveries: this.earlierDeliveries,
    }
  }

  #submit({ device, last_seq = 0 }: { device?: string; last_seq?: number }): unknown {
    const epoch = device === undefined ? 0 : this.epochs.lastIndexOf(device) + 1
    const arrived = [...this.log.values()].filter((one) => one.epoch === epoch && one.seq <= last_seq).length
    if (this.status !== 'completed' && arrived < last_seq) return problem(409, 'actions_missing')
    this.status = 'completed'
    return outcome(this.state())
  }

  #attempt(): Attempt {
    const { responses, current } = this.state()
    return {
      id: ATTEMPT_ID,
      test_id: 1,
      title: 'ICET TEST 1',
      status: this.status,
      mode: this.mode,
      duration: 10,
      remaining_seconds: this.remaining / 1000,
      expires_at: '',
      started_at: '',
      epoch: this.epochs.length,
      earlier_deliveries: this.earlierDeliveries,
      current_question: current,
      was_paused: this.status === 'paused',
      away: this.away,
      sections: this.sections.map((section) => ({ ...section, marking: { right: 1, wrong: 0, blank: 0 } })),
      test_json: this.paper().questions.map(({ question_number, section }) => ({
        question_number,
        section,
        user_choice: responses.get(question_number)?.choice ?? null,
        marked_review: responses.get(question_number)?.marked ?? false,
        visited: responses.has(question_number),
      })),
    }
  }

  paper(): Paper {
    return {
      hash: 'paper-1',
      sections: this.sections.map(({ name, first_question, question_count }) => ({
        name,
        first_question,
        question_count,
      })),
      passages: [],
      questions: [1, 2, 3, 4, 5].map((number) => ({
        question_number: number,
        section: this.sections.findLastIndex(({ first_question }) => first_question <= number),
        kind: 'single-choice',
        question: { en: `Question ${number}` },
        question_image: null,
        passage: null,
        options: OPTIONS,
      })),
    }
  }
}

function problem(status: number, code: string): Response {
  return Response.json({ status, code, detail: code, error: code, title: '', type: '' }, { status })
}

function outcome({ responses }: ReturnType<FakeServer['state']>) {
  const attempted = [...responses.values()].filter(({ choice }) => choice !== null).length
  const result = {
    total: 5,
    attempted,
    unattempted: 5 - attempted,
    correct: 0,
    incorrect: attempted,
    dropped: 0,
    accuracy: 0,
  }
  return { result, total_marks: 0, max_marks: 5, sections: [], seconds: 0, answers: [] }
}
