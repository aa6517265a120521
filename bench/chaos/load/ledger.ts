/** What the load sent and what was acknowledged, for the verification. */
export type TypedAction = {
  readonly seq: number
  readonly at: number
  readonly question_number: number
  readonly user_choice?: string | null
  readonly marked_review?: boolean
}

/** One opening of an attempt on a device. */
export type Opening = {
  readonly device: string
  readonly epoch: number
  /** Everything typed, sent or not. */
  readonly typed: TypedAction[]
  readonly acknowledged: number[]
  readonly refused: { readonly seq: number; readonly code: string }[]
}

/** One save of a client without sequence numbers, so a retry may be stored twice. */
export type Patch = {
  readonly question: number
  readonly choice?: string | null
  readonly marked?: boolean
  tries: number
  acknowledged: boolean
}

export type Outcome = {
  readonly result: {
    readonly total: number
    readonly attempted: number
    readonly correct: number
    readonly incorrect: number
  }
  readonly total_marks: number
  readonly test_json: readonly { readonly question_number: number; readonly user_choice: string | null }[]
}

export type Sitting = {
  readonly studentId: number
  readonly token: string
  readonly kind: 'device' | 'direct'
  readonly submits: boolean
  readonly clocks: boolean
  attemptId: number
  /** The deadline in the last reply. */
  expiresAt: string
  readonly openings: Opening[]
  readonly patches: Patch[]
  outcome: Outcome | null
  /** Failed calls: refused or lost connections, status 500 and above. */
  failures: number
  /** Errors found by the sitting itself. */
  readonly found: string[]
}

export type Order = {
  readonly addresses: readonly string[]
  readonly testId: number
  readonly students: readonly { readonly id: number; readonly token: string }[]
  readonly seed: number
  /** Whether times in replies can be compared with this machine's clock. */
  readonly clocks: boolean
}

/** Messages from the load process to its parent, and back. */
export type Report = { readonly kind: 'started' } | { readonly kind: 'done'; readonly sittings: readonly Sitting[] }
export type Command = { readonly kind: 'begin'; readonly order: Order } | { readonly kind: 'finish' }
